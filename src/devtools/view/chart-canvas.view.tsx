import { Expand, Focus, Minus, Plus, Scan } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { AnyStateMachine } from 'xstate'

import { Button } from '../../views/ui/button.view.tsx'
import { IconButton } from '../../views/ui/icon-button.view.tsx'
import { factsOf } from '../facts/chart-facts.ts'
import type { Area, Drawing } from '../layout/drawing.ts'
import { drawingOf } from '../layout/page-engine.ts'
import { ChartSearch } from './chart-search.view.tsx'
import { ChartContents } from './chart-svg.view.tsx'
import { ExportButtons } from './export-buttons.view.tsx'
import { activeArea, followed } from './following.ts'
import { Minimap } from './minimap.view.tsx'
import { useViewport } from './use-viewport.ts'
import { centred, detailAt, fitted, opened, type Viewport } from './viewport.ts'

import './drawing.css'

type Props = Readonly<{
  machine: AnyStateMachine
  /** Ids of the states that are active, parents included. */
  active: ReadonlySet<string>
  /** Ids of the moves that were taken last; another set for each time that some were. */
  lit: ReadonlySet<string>
  /** They came of what somebody told the chart, or is a moment that somebody chose. */
  isByHand: boolean
  chosen: string | null
  onChoose: (id: string | null) => void
}>

type Drawn = Readonly<{ of: AnyStateMachine; drawing: Drawing | null; failure: string | null }>

/** A chart's drawing, made once; null while it is on its way. */
const useDrawing = (machine: AnyStateMachine) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const draw = useCallback(() => {
    const tell = (drawing: Drawing | null, failure: string | null) => setDrawn({ of: machine, drawing, failure })
    drawingOf(machine).then(
      (drawing) => tell(drawing, null),
      (cause: unknown) => tell(null, cause instanceof Error ? cause.message : 'This chart could not be drawn.'),
    )
  }, [machine])
  useEffect(draw, [draw])
  const isOf = drawn?.of === machine
  return {
    drawing: isOf ? drawn.drawing : null,
    failure: isOf ? drawn.failure : null,
    again: () => {
      setDrawn(null)
      draw()
    },
  }
}

/** Until its place on the screen is known. */
const CORNER: Viewport = { x: 0, y: 0, scale: 1 }

/** The areas of states and moves by their ids. */
const areasOf = (drawing: Drawing): ReadonlyMap<string, Area> =>
  new Map([
    ...drawing.boxes.flatMap((box): [string, Area][] => [
      ...box.lines.flatMap(({ move }): [string, Area][] => (move === null ? [] : [[move, box]])),
      [box.id, box],
    ]),
    ...drawing.wires.flatMap(({ moves, label }) => moves.map((move): [string, Area] => [move, label])),
  ])

/** A chart that can be moved over, opened where it is active. */
export const ChartCanvas = ({ machine, active, lit, isByHand, chosen, onChoose }: Props) => {
  const { drawing, failure, again } = useDrawing(machine)
  const facts = factsOf(machine)
  const { viewport, size, setViewport, zoomIn, zoomOut, surface } = useViewport()
  const frame = useRef<HTMLDivElement>(null)
  const areas = useMemo(() => (drawing ? areasOf(drawing) : null), [drawing])
  const at = useMemo(() => (drawing && size ? activeArea(drawing, active, size) : null), [drawing, active, size])
  const marks = useMemo(() => ({ active, lit, chosen }), [active, lit, chosen])

  const wasOpened = useRef<Drawing | null>(null)
  const stood = useRef({ lit, active })
  useEffect(() => {
    if (!drawing || !size) return
    if (wasOpened.current !== drawing) {
      wasOpened.current = drawing
      stood.current = { lit, active }
      const pointedAt = chosen === null ? undefined : areas?.get(chosen)
      setViewport(opened(drawing, pointedAt ?? at, size))
      return
    }
    // A chart stands anew before the log tells which move led there: with that the step is whole.
    if (stood.current.lit === lit) return
    const step = { before: stood.current.active, after: active, isByHand }
    stood.current = { lit, active }
    setViewport((now) => now && followed(drawing, step, now, size))
  }, [drawing, size, at, active, lit, isByHand, chosen, areas, setViewport])

  if (failure !== null) {
    return (
      <div className="viz-canvas" role="alert">
        <p>{failure}</p>
        <Button variant="outline" onClick={again}>
          Try again
        </Button>
      </div>
    )
  }
  if (!drawing) {
    return (
      <div className="viz-canvas">
        <p role="status" className="viz-tools">
          Drawing the chart
        </p>
      </div>
    )
  }

  const from = viewport ?? CORNER
  const lookAt = (area: Area | null | undefined) => {
    if (area && size) setViewport((now) => centred(area, size, Math.max(now?.scale ?? 1, 0.8)))
  }
  const fit = () => {
    if (size) setViewport(fitted({ x: 0, y: 0, width: drawing.width, height: drawing.height }, size))
  }
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void frame.current?.requestFullscreen()
  }
  /** Keys are for who is on it: it takes the focus, and says what they do. */
  const moved = {
    role: 'application',
    'aria-label': 'Move over the chart by arrows, plus, minus, 0 for all and a for what is active',
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      surface.onKeyDown(event)
      if (event.key === '0') fit()
      if (event.key === 'a') lookAt(at)
      if (event.key === 'Escape') onChoose(null)
    },
  }
  return (
    <div ref={frame} className="viz-canvas">
      <div className="viz-tools" role="toolbar" aria-label="Drawing">
        <ChartSearch
          facts={facts}
          onFound={(id) => {
            onChoose(id)
            lookAt(areas?.get(id))
          }}
        />
        <IconButton icon={Plus} label="Larger" onClick={zoomIn} />
        <IconButton icon={Minus} label="Smaller" onClick={zoomOut} />
        <IconButton icon={Scan} label="Show all" onClick={fit} />
        <IconButton icon={Focus} label="Show what is active" onClick={() => lookAt(at)} />
        <IconButton icon={Expand} label="Full screen" onClick={fill} />
        <ExportButtons machine={machine} drawing={drawing} />
      </div>
      <div {...surface} {...moved} className="viz-surface">
        <svg
          role="group"
          aria-label={`Chart ${machine.id}`}
          className="viz-svg"
          data-detail={detailAt(from.scale)}
          // However small the drawing is, names are as large as can be read.
          style={{ ['--viz-name' as string]: `${11 / from.scale}px` }}
          width={size?.width ?? 0}
          height={size?.height ?? 0}
        >
          <g transform={`scale(${from.scale}) translate(${-from.x} ${-from.y})`}>
            <ChartContents drawing={drawing} marks={marks} onChoose={onChoose} />
          </g>
        </svg>
        {viewport && size && (
          <Minimap
            drawing={drawing}
            active={active}
            viewport={viewport}
            size={size}
            onLookAt={({ x, y }) =>
              setViewport((now) => now && centred({ x, y, width: 0, height: 0 }, size, now.scale))
            }
          />
        )}
      </div>
    </div>
  )
}
