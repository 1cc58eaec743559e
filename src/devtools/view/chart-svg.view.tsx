import { memo } from 'react'

import { LINE, type Box, type Drawing, type Wire } from '../layout/drawing.ts'
import { pathOf } from '../layout/wire-path.ts'
import type { Line } from '../layout/words.ts'

/** What of a chart stands out: it is active, it was taken last, it is what somebody looks at. */
export type Marks = Readonly<{
  active: ReadonlySet<string>
  lit: ReadonlySet<string>
  chosen: string | null
}>

type Props = Readonly<{
  drawing: Drawing
  marks: Marks
  /** A state's or a move's id. */
  onChoose: (id: string) => void
}>

const Lines = ({
  lines,
  x,
  y,
  marks,
  onChoose,
}: Readonly<{ lines: readonly Line[]; x: number; y: number }> & Omit<Props, 'drawing'>) =>
  // Lines may be the same: where each stands is what it is.
  lines
    .map((line, at) => ({ ...line, top: y + (at + 1) * LINE - 3 }))
    .map(({ text, role, move, top }) => (
      <text
        key={top}
        x={x}
        y={top}
        className={`viz-line viz-${role}`}
        data-move={role === 'event' ? move : undefined}
        data-lit={(move !== null && marks.lit.has(move)) || undefined}
        data-chosen={(move !== null && marks.chosen === move) || undefined}
        onClick={
          move === null
            ? undefined
            : (event) => {
                event.stopPropagation()
                onChoose(move)
              }
        }
      >
        {text}
      </text>
    ))

const StateBox = ({ box, marks, onChoose }: Readonly<{ box: Box }> & Omit<Props, 'drawing'>) => (
  <g
    className="viz-state"
    data-state={box.id}
    data-kind={box.kind}
    data-active={marks.active.has(box.id) || undefined}
    data-chosen={marks.chosen === box.id || undefined}
    onClick={(event) => {
      event.stopPropagation()
      onChoose(box.id)
    }}
  >
    <rect
      className="viz-box"
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx={box.kind === 'final' ? 16 : 6}
    />
    {box.isInitial && <circle className="viz-initial" cx={box.x} cy={box.y + 12} r={4} />}
    <Lines lines={box.lines} x={box.x + 10} y={box.y + 5} marks={marks} onChoose={onChoose} />
  </g>
)

const Arrow = ({ wire, marks, onChoose }: Readonly<{ wire: Wire }> & Omit<Props, 'drawing'>) => {
  const isLit = wire.moves.some((move) => marks.lit.has(move))
  const isChosen = wire.moves.some((move) => marks.chosen === move)
  return (
    <g
      className="viz-arrow"
      data-live={marks.active.has(wire.source) || undefined}
      data-lit={isLit || undefined}
      data-chosen={isChosen || undefined}
    >
      <path className="viz-wire" d={pathOf(wire.points)} markerEnd="url(#viz-head)" />
      <rect
        className="viz-label"
        x={wire.label.x}
        y={wire.label.y}
        width={wire.label.width}
        height={wire.label.height}
        rx={4}
      />
      <Lines lines={wire.label.lines} x={wire.label.x + 8} y={wire.label.y + 1} marks={marks} onChoose={onChoose} />
    </g>
  )
}

/** The boxes and arrows of a chart. They are drawn anew when something stands out, not when they are moved over. */
export const ChartContents = memo(({ drawing, marks, onChoose }: Props) => (
  <>
    <defs>
      <marker
        id="viz-head"
        viewBox="0 0 8 8"
        refX={7}
        refY={4}
        markerUnits="userSpaceOnUse"
        markerWidth={8}
        markerHeight={8}
        orient="auto"
      >
        <path d="M0 0 8 4 0 8z" fill="context-stroke" />
      </marker>
    </defs>
    {/* Below the boxes: what a state says is read above an arrow that begins inside of it. */}
    {drawing.wires.map((wire) => (
      <Arrow key={wire.id} wire={wire} marks={marks} onChoose={onChoose} />
    ))}
    {drawing.boxes.map((box) => (
      <StateBox key={box.id} box={box} marks={marks} onChoose={onChoose} />
    ))}
  </>
))
ChartContents.displayName = 'ChartContents'
