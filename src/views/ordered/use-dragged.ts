import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState } from 'react'

type Side = 'before' | 'after'
type Carried = Readonly<{ list: string; index: number }>

/** On which side of an item the pointer is. */
const sideOf = (element: Element, clientY: number): Side => {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}

/** By how many places an item moves that is let go at another. */
export const stepsTo = (from: number, at: number, side: Side): number => {
  const place = side === 'before' ? at : at + 1
  return (from < place ? place - 1 : place) - from
}

const carriedOf = (data: Record<string | symbol, unknown>): Carried => ({
  list: String(data['list']),
  index: Number(data['index']),
})

type Dragged = Readonly<{
  /** Names the list: nothing comes out of another. */
  list: string
  index: number
  /** What stood at an index is let go, so many places further. */
  onDropped: (index: number, by: number) => void
}>

/** An item of a list that is carried by its grip, and where others are let go. The refs are for both elements. */
export const useDragged = ({ list, index, onDropped }: Dragged) => {
  const [item, holdItem] = useState<HTMLElement | null>(null)
  const [grip, holdGrip] = useState<HTMLElement | null>(null)
  const [isCarried, setCarried] = useState(false)
  const [over, setOver] = useState<Side | null>(null)
  const carry = useEffectEvent((): Record<string, unknown> => ({ list, index }))
  const isFrom = useEffectEvent((data: Record<string | symbol, unknown>) => carriedOf(data).list === list)
  const drop = useEffectEvent((from: number, side: Side) => onDropped(from, stepsTo(from, index, side)))
  useEffect(() => {
    if (!item || !grip) return undefined
    return combine(
      draggable({
        element: item,
        dragHandle: grip,
        getInitialData: () => carry(),
        onDragStart: () => setCarried(true),
        onDrop: () => setCarried(false),
      }),
      dropTargetForElements({
        element: item,
        canDrop: ({ source }) => isFrom(source.data),
        onDrag: ({ location }) => setOver(sideOf(item, location.current.input.clientY)),
        onDragLeave: () => setOver(null),
        onDrop: ({ source, location }) => {
          setOver(null)
          drop(carriedOf(source.data).index, sideOf(item, location.current.input.clientY))
        },
      }),
    )
  }, [item, grip])
  return { holdItem, holdGrip, isCarried, over }
}
