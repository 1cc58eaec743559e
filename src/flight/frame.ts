import type { AnyActorRef } from 'xstate'

import type { FlightData, FlightFrame } from '../domain/contract/flight.contract.ts'
import type { Addresses } from './addresses.ts'
import { childrenOf, isChart, snapshotOf } from './plain.ts'
import type { Redactor } from './redact.ts'

type ActorFrame = FlightFrame['actors'][number]

const historyOf = (value: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Readonly<Record<string, readonly Readonly<{ id: string }>[]>>).map(
      ([key, nodes]) => [key, nodes.map(({ id }) => id)],
    ),
  )

/** How a root and all that belongs to it stand. */
export const frameOf = (
  root: AnyActorRef,
  at: number,
  { addressOf, idOf }: Addresses,
  redactor: Redactor,
): FlightFrame => {
  const actors: ActorFrame[] = []
  const look = (ref: AnyActorRef) => {
    const snapshot = snapshotOf(ref)
    const chart = isChart(ref) ? ref.logic : null
    actors.push({
      actor: addressOf(ref),
      id: ref._parent === undefined ? '' : idOf(ref),
      chart: chart?.id ?? null,
      src: typeof ref.src === 'string' ? ref.src : null,
      isTold: Reflect.get(ref, '_syncSnapshot') === true,
      status: snapshot?.status ?? 'active',
      value: chart ? ((snapshot?.value ?? null) as FlightData) : null,
      context: chart ? redactor.data(snapshot?.context) : null,
      history: chart ? historyOf(snapshot?.historyValue) : {},
    })
    for (const [, child] of childrenOf(ref)) look(child)
  }
  look(root)
  return { at, root: addressOf(root), actors }
}
