// What recording costs: the same busy minute of a page with a recorder and without, in turns, so that both meet the same
// machine. Run by hand: node tests/bench/flight.ts
import { createActor, fromCallback, type AnyActorRef, type AnyStateMachine } from 'xstate'

import { createFlightRecorder } from '../../src/flight/recorder.ts'
import { contactFormMachine, NO_MESSAGE } from '../../src/machines/contact/contact-form.machine.ts'
import { rosterMachine } from '../../src/machines/roster/roster.machine.ts'
import { rosterRead, entry } from '../machines/roster/roster.fixture.ts'

const TURNS = 12
/** Of a minute: letters that somebody types, and what a page hears from a network or a clock. */
const [LETTERS, MARKS] = [300, 240]

const inert = fromCallback(() => undefined)
const quiet = { setTimeout: () => 0, clearTimeout: () => undefined }

const withActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, inert])),
  })

const people = Array.from({ length: 60 }, (_, at) => entry(at + 1))

const minute = (attach: (actor: AnyActorRef) => void): number => {
  const form = createActor(withActors(contactFormMachine), {
    input: { form: 'contact', values: NO_MESSAGE },
    clock: quiet,
  })
  const roster = createActor(withActors(rosterMachine), { input: { classId: 7 }, clock: quiet })
  const before = process.cpuUsage()
  for (const actor of [form, roster]) {
    attach(actor)
    actor.start()
  }
  form.send({ type: 'xstate.done.actor.recallDraft', output: null })
  for (let at = 0; at < LETTERS; at += 1) {
    form.send({ type: 'field.changed', field: 'message', value: 'It stood still. '.repeat(8).slice(0, at % 120) })
  }
  for (let at = 0; at < MARKS; at += 1) {
    if (at % 10 === 0) roster.send({ type: 'xstate.done.actor.readRoster', output: rosterRead([...people]) })
    else roster.send({ type: at % 2 === 0 ? 'network.lost' : 'network.returned' })
  }
  const { user, system } = process.cpuUsage(before)
  form.stop()
  roster.stop()
  return (user + system) / 1000
}

const recorded = () => {
  const recorder = createFlightRecorder({ now: () => performance.now(), product: '', page: () => null })
  return minute(recorder.attach)
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const turns = Array.from({ length: TURNS }, () => [minute(() => undefined), recorded()] as const)
const [without, withIt] = [median(turns.map(([one]) => one)), median(turns.map(([, other]) => other))]
process.stdout.write(
  `${JSON.stringify({
    withoutMilliseconds: without,
    withMilliseconds: withIt,
    percentOfTheMinute: Number((((withIt - without) / 60_000) * 100).toFixed(3)),
  })}\n`,
)
