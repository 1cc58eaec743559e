import { fromCallback, fromTransition, type ActorRefFrom, type EventObject } from 'xstate'

import { toFault, type Fault } from '../domain/fault.ts'

/** What an upload tells the chart that invokes it. */
export type UploadNews =
  /** The part that has left, from 0 to 1. */
  { type: 'upload.progressed'; part: number } | { type: 'upload.arrived' } | { type: 'upload.broken'; fault: Fault }

export type Send<Input> = (input: Input, signal: AbortSignal, onProgress: (part: number) => void) => Promise<void>

/** An actor that sends something large and tells how far it is. Stopping it gives the sending up, and tells nothing. */
export const uploading = <Input>(send: Send<Input>) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const given = new AbortController()
    const tell = (news: UploadNews) => {
      if (!given.signal.aborted) sendBack(news)
    }
    send(input, given.signal, (part) => tell({ type: 'upload.progressed', part })).then(
      () => tell({ type: 'upload.arrived' }),
      (cause: unknown) => tell({ type: 'upload.broken', fault: toFault(cause) }),
    )
    return () => given.abort()
  })

/** The part that has left of what a deed sends, from 0 to 1: the deed itself only knows that it is under way. */
export const partSent = fromTransition(
  (_: number, { part }: Extract<UploadNews, { type: 'upload.progressed' }>): number => part,
  0,
)
export type PartSentActor = ActorRefFrom<typeof partSent>
