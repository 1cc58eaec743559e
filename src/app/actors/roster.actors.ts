import { assign, fromCallback, fromPromise, type EventObject } from 'xstate'

import {
  CHECK_IN_MAC_LENGTH,
  checkInOpensAt,
  checkInSubject,
  checkInText,
  checkInWindow,
  nextSession,
  sessionOn,
  shortCodeSubject,
  shortCodeText,
  shortCodeWindow,
  untilNextWindow,
} from '../../domain/check-in.ts'
import type { MarkAnswer, RosterMark, WalkInAnswer, WalkInBody } from '../../domain/contract/roster.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { rosterQueueMachine } from '../../machines/roster/roster-queue.machine.ts'
import type { StamperEvent } from '../../machines/roster/roster-queue.setup.ts'
import { rosterMachine } from '../../machines/roster/roster.machine.ts'
import type {
  CodeInput,
  CodeShown,
  CompletionAsked,
  OpeningInput,
  Paper,
  RosterRead,
} from '../../machines/roster/roster.types.ts'
import {
  walkInFormMachine,
  type WalkInAbout,
  type WalkInOutcome,
  type WalkInValues,
} from '../../machines/roster/walk-in-form.machine.ts'
import { draftActors } from './draft.actors.ts'
import { keptReading } from './kept-reading.ts'
import { makeId } from './make-id.ts'
import { rosterCopyActor, rosterJournalActor } from './roster-journal.ts'

export const stamperActor = fromCallback<StamperEvent, undefined>(({ receive, sendBack }) => {
  receive(({ registrationId, attendance, basedOn, onceBegun }) => {
    const mark: RosterMark = {
      id: makeId(),
      registrationId,
      attendance,
      basedOn,
      deviceAt: new Date().toISOString(),
      ...(onceBegun && { onceBegun }),
    }
    sendBack({ type: 'mark.stamped', mark })
  })
})

/** Says when the network goes and comes, and at once if there is none. */
export const rosterNetworkActor = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const listening = new AbortController()
  window.addEventListener('online', () => sendBack({ type: 'network.returned' }), listening)
  window.addEventListener('offline', () => sendBack({ type: 'network.lost' }), listening)
  if (!navigator.onLine) sendBack({ type: 'network.lost' })
  return () => listening.abort()
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

const signedBy = async (key: CryptoKey, subject: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(subject)))

/** The same proof as the server's: base64url of an HMAC, cut to its length. */
const macOf = async (key: CryptoKey, subject: string): Promise<string> => {
  const signed = await signedBy(key, subject)
  return btoa(String.fromCharCode(...signed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, CHECK_IN_MAC_LENGTH)
}

const LOOK_AGAIN_MS = 60_000

/** Looks again and again: a timer sleeps with its device, and none is as long as a class can be ahead. */
const watchTime = (timeOf: (startsAt: string) => number, type: 'attendance.opened' | 'class.begun') =>
  fromCallback<EventObject, OpeningInput>(({ input, sendBack }) => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = timeOf(input.startsAt) - Date.now() - input.offset
      if (left > 0) timer = setTimeout(look, Math.min(left, LOOK_AGAIN_MS))
      else sendBack({ type })
    }
    look()
    return () => clearTimeout(timer)
  })

export const watchOpeningActor = watchTime(checkInOpensAt, 'attendance.opened')
export const watchBeginningActor = watchTime(Date.parse, 'class.begun')

/**
 * The codes on the wall, with or without a network: made from the secret of the class by the server's clock, as far
 * as the device's is known to be off. Tells each second.
 */
export const makeCodesActor = fromCallback<EventObject, CodeInput>(({ input, sendBack }) => {
  const { address, classId, offset, secret, sessions } = input
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  const tell = (code: CodeShown) => sendBack({ type: 'code.made', code })
  const show = async (key: CryptoKey) => {
    const now = Date.now() + offset
    const session = sessionOn(sessions, now)
    if (session === null) {
      const next = nextSession(sessions, now)
      tell({
        kind: 'none',
        opensAt: next && new Date(checkInOpensAt(next.startsAt)).toISOString(),
      })
    } else {
      const subject = { classId, sessionId: session.id, window: checkInWindow(now) }
      const code = checkInText({ ...subject, mac: await macOf(key, checkInSubject(subject)) })
      const typed = shortCodeSubject({ sessionId: session.id, window: shortCodeWindow(now) })
      const short = shortCodeText(await signedBy(key, typed))
      if (isOver) return
      tell({
        kind: 'code',
        address: `${address}?checkIn=${code}`,
        short,
        sessionId: session.id,
        secondsLeft: Math.ceil(untilNextWindow(now) / 1000),
      })
    }
    timer = setTimeout(() => void show(key), 1000 - ((Date.now() + offset) % 1000))
  }
  void crypto.subtle
    .importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    .then((key) => (isOver ? undefined : show(key)))
  return () => {
    isOver = true
    clearTimeout(timer)
  }
})

/** A link that the person would press: what it leads to is saved, and the page stays. */
const save = (url: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** How far the device's clock is off is reckoned when an answer comes. */
const readNow = (roster: RosterRead['roster'] & Readonly<{ now: string }>): RosterRead => ({
  roster,
  offset: Date.parse(roster.now) - Date.now(),
})

/** The roster with all that it needs: the server by the gateway, the device by the actors here. */
export const createRoster = (gateway: Gateway, viewerId: () => number | null) => {
  const { ask } = gateway
  const queue = rosterQueueMachine.provide({
    actors: {
      sendMarks: asking<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>(
        async ({ classId, marks }, signal) =>
          (await ask('MarkRoster', { classId, marks: [...marks] }, { signal })).markRoster,
      ),
      sendWalkIn: asking<WalkInAnswer, { classId: number; walkIn: WalkInBody }>(
        async (input, signal) => (await ask('AddWalkIn', input, { signal })).addWalkIn,
      ),
      sendRemoval: asking<number, { classId: number; registrationId: number }>(async (input, signal) => {
        await ask('RemoveWalkIn', input, { signal })
        return input.registrationId
      }),
      stamper: stamperActor,
      rosterJournal: rosterJournalActor(viewerId),
      network: rosterNetworkActor,
    },
  })
  const reading = keptReading(
    gateway,
    ['rosters'],
    async (classId: number, signal) => readNow((await ask('Roster', { classId }, { signal })).roster),
    (classId) => `roster ${classId}`,
  )
  return rosterMachine.provide({
    actions: {
      recall: assign(({ context: { classId } }) => ({ read: reading.recall(classId) ?? null })),
    },
    guards: { isCurrent: ({ context: { classId } }) => reading.isCurrent(classId) },
    actors: {
      queue,
      form: walkInFormMachine.provide({
        actors: {
          ...draftActors<Partial<WalkInValues>>(viewerId),
          submit: submitting<{ values: WalkInValues; about: WalkInAbout }, WalkInOutcome>(
            async ({ values, about: { classId, id } }, signal) => {
              const walkIn = { ...values, id }
              return { walkIn, answer: (await ask('AddWalkIn', { classId, walkIn }, { signal })).addWalkIn }
            },
          ),
        },
      }),
      nameWalkIn: fromPromise<string, undefined>(async () => makeId()),
      readRoster: asking<RosterRead, { classId: number }>(({ classId }, signal) => reading.read(classId, signal)),
      watchRoster: fromCallback<EventObject, undefined>(({ sendBack }) =>
        gateway.topics.subscribe(['language', 'rosters'], () => sendBack({ type: 'topic.changed' })),
      ),
      rosterCopy: rosterCopyActor(viewerId),
      watchOpening: watchOpeningActor,
      watchBeginning: watchBeginningActor,
      makeCodes: makeCodesActor,
      completeClass: asking<number, CompletionAsked>(
        async (input, signal) => (await ask('CompleteClass', input, { signal })).completeClass,
      ),
      savePaper: asking<void, { classId: number; paper: Paper }>(async ({ classId, paper }, signal) => {
        const url =
          paper === 'sheet'
            ? (await ask('SignInSheet', { classId }, { signal })).signInSheet
            : (await ask('RosterExport', { classId }, { signal })).rosterExport
        save(url)
      }),
      network: rosterNetworkActor,
    },
  })
}
