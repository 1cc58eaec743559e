import { createActor, fromCallback, type AnyActorRef } from 'xstate'

import type { FlightData } from '../domain/contract/flight.contract.ts'
import { FaultError, toFault } from '../domain/fault.ts'

/** Stands where an actor was until all actors are there. */
class Place {
  readonly address: string
  constructor(address: string) {
    this.address = address
  }
}

type Fields = Readonly<Record<string, FlightData>>

/** Whatever it is told, it keeps for itself. */
const createNobody = (): AnyActorRef => createActor(fromCallback(() => undefined)).start()

const textOf = (said: FlightData | undefined): string => (typeof said === 'string' ? said : '')

const numberOf = (said: FlightData | undefined): number =>
  Number(typeof said === 'number' ? said : textOf(said) || 'NaN')

/** What the dollar fields stand for. */
const MADE: Readonly<Record<string, (held: FlightData | undefined) => unknown>> = {
  $actor: (held) => new Place(textOf(held)),
  $date: (held) => new Date(numberOf(held)),
  $number: numberOf,
  $set: (held) => new Set(Array.isArray(held) ? held.map(revived) : []),
  $map: (held) =>
    new Map(
      (Array.isArray(held) ? held : []).map((pair): [unknown, unknown] =>
        Array.isArray(pair) ? [revived(pair[0] ?? null), revived(pair[1] ?? null)] : [null, null],
      ),
    ),
  $fault: (held) => new FaultError(toFault(revived(held ?? null))),
  $error: (held) => Object.assign(new Error('‹text›'), { name: textOf(held) }),
  $other: (held) => (held === 'function' ? () => undefined : {}),
}

const revived = (data: FlightData): unknown => {
  if (Array.isArray(data)) return data.map(revived)
  if (typeof data !== 'object' || data === null) return data
  const [first, ...more] = Object.keys(data)
  // A name that every object answers to, such as `constructor`, stands for nothing.
  const make = first !== undefined && more.length === 0 && Object.hasOwn(MADE, first) ? MADE[first] : undefined
  if (make && first !== undefined) return make((data as Fields)[first])
  return Object.fromEntries(Object.entries(data as Fields).map(([key, item]) => [key, revived(item)]))
}

/** What a recording says, as charts can take it: marks where texts were. `actorAt` finds actors by their addresses. */
export const revive = (data: FlightData, actorAt: (address: string) => AnyActorRef | undefined): unknown =>
  settle(revived(data), actorAt)

/** Puts actors where their places were held. */
export const settle = (made: unknown, actorAt: (address: string) => AnyActorRef | undefined): unknown => {
  if (made instanceof Place) return actorAt(made.address) ?? createNobody()
  if (Array.isArray(made)) {
    for (const [at, item] of made.entries()) made[at] = settle(item, actorAt)
  } else if (typeof made === 'object' && made !== null && Object.getPrototypeOf(made) === Object.prototype) {
    for (const [key, item] of Object.entries(made)) Reflect.set(made, key, settle(item, actorAt))
  }
  return made
}

/** The same with places still held: for what is made before its actors are. */
export const reviveLater = (data: FlightData): unknown => revived(data)
