import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'

import { css } from '../../styled-system/css/index.js'
import { layOut, type ChartDrawing as Drawing, type StateBox, type TransitionLine } from './chart-layout.ts'

type Props = Readonly<{
  machine: AnyStateMachine
  /** Ids of the state nodes that are active, parents included. */
  active: ReadonlySet<string>
  onSend?: (event: string) => void
}>

const svg = css({ display: 'block', fontFamily: 'mono', color: 'fg.default', direction: 'ltr' })
const ink = { on: 'var(--colors-accent-solid)', off: 'var(--colors-border)', paper: 'var(--colors-bg-surface)' }

const pathOf = (line: TransitionLine) =>
  line.points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')

const Box = ({ box, isActive }: { box: StateBox; isActive: boolean }) => (
  <g data-state={box.id} data-active={isActive || undefined}>
    <rect
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx={box.kind === 'final' ? 16 : 6}
      fill={isActive ? 'color-mix(in srgb, var(--colors-accent-solid) 14%, transparent)' : 'transparent'}
      stroke={isActive ? ink.on : ink.off}
      strokeWidth={isActive ? 2 : 1}
      strokeDasharray={box.kind === 'parallel' ? '6 4' : undefined}
    />
    {box.isInitial && <circle cx={box.x} cy={box.y} r={4} fill={isActive ? ink.on : ink.off} />}
    <text x={box.x + 12} y={box.y + 20} fontSize={12} fontWeight={isActive ? 700 : 500} fill="currentColor">
      {box.name}
    </text>
    {box.invokes.map((name, at) => (
      <text key={name} x={box.x + 12} y={box.y + 35 + at * 15} fontSize={11} fill="var(--colors-fg-muted)">
        + {name}
      </text>
    ))}
  </g>
)

const Line = ({ line, isLive, onSend }: { line: TransitionLine; isLive: boolean; onSend?: Props['onSend'] }) => {
  const isSendable = isLive && onSend !== undefined && line.event !== '' && !line.event.startsWith('xstate.after')
  const send = () => onSend?.(line.event)
  return (
    <g>
      <path
        d={pathOf(line)}
        fill="none"
        stroke={isLive ? ink.on : ink.off}
        strokeWidth={isLive ? 1.6 : 1}
        markerEnd="url(#arrowhead)"
      />
      {line.at && (
        <g
          data-event={line.event}
          {...(isSendable
            ? {
                role: 'button',
                tabIndex: 0,
                'aria-label': `Send ${line.label}`,
                onClick: send,
                onKeyDown: (event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  send()
                },
                style: { cursor: 'pointer' },
              }
            : {})}
        >
          <rect {...line.at} rx={10} fill={isSendable ? ink.on : ink.paper} stroke={isLive ? ink.on : ink.off} />
          <text
            x={line.at.x + line.at.width / 2}
            y={line.at.y + 14}
            fontSize={11}
            textAnchor="middle"
            fill={isSendable ? 'var(--colors-accent-on)' : 'currentColor'}
          >
            {line.label}
          </text>
        </g>
      )}
    </g>
  )
}

/** A chart as boxes and arrows; active states stand out, and an event of an active state is a button. */
export const ChartDrawing = ({ machine, active, onSend }: Props) => {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isShown = true
    void layOut(machine).then((made) => {
      if (isShown) setDrawing(made)
    })
    return () => {
      isShown = false
    }
  }, [machine])

  if (!drawing) return <p role="status">Drawing the chart</p>
  return (
    <svg
      role="group"
      aria-label={`Chart ${machine.id}`}
      className={svg}
      width={drawing.width}
      height={drawing.height}
      viewBox={`-6 -6 ${drawing.width + 12} ${drawing.height + 12}`}
    >
      <defs>
        <marker id="arrowhead" viewBox="0 0 8 8" refX={7} refY={4} markerWidth={7} markerHeight={7} orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {drawing.boxes.map((box) => (
        <Box key={box.id} box={box} isActive={active.has(box.id)} />
      ))}
      {drawing.lines.map((line) => (
        <Line key={line.id} line={line} isLive={active.has(line.source)} {...(onSend ? { onSend } : {})} />
      ))}
    </svg>
  )
}
