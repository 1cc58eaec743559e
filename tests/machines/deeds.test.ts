import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

import type { FaultKind } from '../../src/domain/fault.ts'
import { isMachine, MACHINES, nodesOf } from './all-machines.ts'

type Invoke = AnyStateNode['invoke'][number]
type Taken = NonNullable<ReturnType<AnyStateNode['transitions']['get']>>[number]

/** By the name that the chart has for it; what has none is written into the chart itself. */
const nameOf = ({ src }: Invoke): string => (typeof src === 'string' ? src : src.constructor.name)

const childrenEntered = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === 'parallel') return Object.values(node.states)
  return node.type === 'compound' ? (node.initial.target ?? []) : []
}

/** What is begun where a state is entered. */
const begunIn = (node: AnyStateNode): readonly Invoke[] => [...node.invoke, ...childrenEntered(node).flatMap(begunIn)]

const leafOf = (node: AnyStateNode): AnyStateNode => {
  const [first] = childrenEntered(node)
  return first === undefined || node.type === 'parallel' ? node : leafOf(first)
}

const upFrom = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...(node.parent ? upFrom(node.parent) : [])]

const NOTHING_KNOWN = { context: {} }

/** Whether a guard that knows no more than the event lets it pass. */
const lets = (machine: AnyStateMachine, { guard }: Taken, event: object): boolean => {
  if (!guard) return true
  const named = typeof guard === 'object' ? guard : { type: guard }
  const judge: unknown = typeof named.type === 'string' ? machine.implementations.guards[named.type] : named.type
  if (typeof judge !== 'function' || 'check' in judge) return false
  const { params } = named as { params?: unknown }
  const known = { ...NOTHING_KNOWN, event }
  try {
    return Boolean(judge(known, typeof params === 'function' ? params(known) : params))
  } catch {
    return false
  }
}

/** Reads, and what stays on the device: nobody was quicker there. */
const IS_NO_DEED =
  /^(ask|check|fetch|find|gather|keep|drop|load|locate|read|recall|take|write|watch|prepare|export|enter|leave|reload|make|preview)/

/** A form can be changed before it is sent again, and says at its fields what was refused. */
const IS_FORM = /submit$/

/** Deeds after whose refusal asking again is right, and why. */
const ASKED_AGAIN: Readonly<Record<string, string>> = {
  'botCheck.solve': 'a puzzle of the device, another one each time',
  'certificateVerification.findCertificate': 'a question',
  'checkIn.checkIn': 'what a code is refused for has states of its own',
  'emailVerification.useLink': 'a link that was refused has states of its own',
  'emailVerification.sendFreshLink': 'a mail is limited by the hour, and allowed again',
  'passwordReset.useLink': 'what is written can be changed',
  'passwordReset.sendFreshLink': 'a mail is limited by the hour, and allowed again',
  'enrollmentVerification.sendCode': 'a mail is limited by the hour, and allowed again',
  'materialUpload.upload': 'another file can be chosen, and other words',
  'notificationChoice.saveNotification': 'another way can be chosen',
  'phoneVerification.sendCode': 'another number can be written',
  'phoneVerification.verifyPhone': 'another code can be typed',
  'profile.cancelEmailChange': 'the profile is read again, and the button goes with the change',
  'profilePhoto.removePhoto': 'the profile is read again, and the button goes with the photo',
  'roster.savePaper': 'a paper of the class as it is when it is chosen',
  'settings.saveSettings': 'own settings, which nobody else changes',
  'shortcuts.saveShortcuts': 'own shortcuts, which nobody else changes',
  'signIn.signIn': 'another password can be typed',
  'signIn.resendVerification': 'a mail is limited by the hour, and allowed again',
  'watchReporter.sendReport': 'what was watched is credited by what the server holds then',
}

/** An event that says no more than "again": what is chosen, or begun anew, is another thing. */
const IS_AGAIN = /\.(asked|confirmed|retried|saved|used|wanted|submitted|dropped|accepted)$/

const REFUSALS: readonly FaultKind[] = ['refused', 'conflict', 'notFound', 'forbidden']

const offeredAgain = (machine: AnyStateMachine, node: AnyStateNode, deed: Invoke, kind: FaultKind): boolean => {
  const event = { type: `xstate.error.actor.${deed.id}`, error: { kind } }
  const taken = node.transitions.get(event.type)?.find((transition) => lets(machine, transition, event))
  const [landing] = taken?.target ?? []
  if (!landing) return false
  return upFrom(leafOf(landing)).some((state) =>
    [...state.transitions].some(
      ([type, transitions]) =>
        IS_AGAIN.test(type) &&
        transitions.some(({ target }) => target?.flatMap(begunIn).some(({ src }) => src === deed.src)),
    ),
  )
}

describe('what the server said no to', () => {
  test('is not offered again by any chart', () => {
    const offered = MACHINES.flatMap((machine) =>
      nodesOf(machine.root).flatMap((node) =>
        node.invoke.flatMap((deed) => {
          const name = `${machine.id}.${nameOf(deed)}`
          if (IS_NO_DEED.test(nameOf(deed)) || IS_FORM.test(name) || name in ASKED_AGAIN) return []
          return REFUSALS.filter((kind) => offeredAgain(machine, node, deed, kind)).map((kind) => `${name}: ${kind}`)
        }),
      ),
    )
    expect(offered).toEqual([])
  })

  test('is sought in every chart, and no reason is left of one that is gone', () => {
    const deeds = new Set(
      MACHINES.flatMap(({ id, root }) =>
        nodesOf(root).flatMap(({ invoke }) => invoke.map((deed) => `${id}.${nameOf(deed)}`)),
      ),
    )
    expect(Object.keys(ASKED_AGAIN).filter((name) => !deeds.has(name))).toEqual([])
    expect(MACHINES.length).toBeGreaterThan(50)
  })
})

const isForm = (logic: unknown): boolean => isMachine(logic) && ['form', 'wizard'].includes(logic.id)

const restsOn = ({ guard }: Taken, child: string): boolean =>
  typeof guard === 'function' && 'child' in guard && guard.child === child

test('no chart leaves a form of its own while that is being sent', () => {
  const left = MACHINES.flatMap((machine) =>
    nodesOf(machine.root).flatMap((node) =>
      node.invoke
        .filter(({ src }) => typeof src === 'string' && isForm(machine.implementations.actors[src]))
        .flatMap(({ id }) =>
          upFrom(node).flatMap((state) =>
            [...state.transitions]
              .filter(([type]) => !type.startsWith('xstate.'))
              .flatMap(([type, transitions]) =>
                transitions
                  .filter(({ target }) => target !== undefined && target.some((to) => !upFrom(to).includes(node)))
                  .filter((transition) => !restsOn(transition, id))
                  .map(() => `${machine.id}: ${type} leaves ${id}`),
              ),
          ),
        ),
    ),
  )
  expect([...new Set(left)]).toEqual([])
})

/** What is left all the same, and why. */
const LEFT_ALONE: Readonly<Record<string, string>> = {
  'contactReply.claim': 'said again while it is written, and freed where it is left',
  'classDesk.clashes': 'a question about what is edited',
  'credentialCheck.verify': 'a calculation of the device',
  'settings.saveSettings': 'of whom they are, has signed out',
}

/** What a person says of a dialog or a form that they have done with. */
const LEAVES = /\.(left|declined|closed|discarded)$/

/** Whether the target is somewhere else, and not in a region beside. */
const isElsewhere = (node: AnyStateNode, target: AnyStateNode): boolean => {
  const common = upFrom(node).find((state) => upFrom(target).includes(state))
  return common !== node && common?.type !== 'parallel'
}

/** The nearest state that has something to say of an event decides about it. */
const leavesOf = (node: AnyStateNode, child: string): readonly string[] => {
  const decided = new Set<string>()
  return upFrom(node).flatMap((state) =>
    [...state.transitions]
      .filter(([type]) => LEAVES.test(type) && !decided.has(type))
      .flatMap(([type, transitions]) => {
        decided.add(type)
        return transitions
          .filter((transition) => !restsOn(transition, child))
          .some(({ target }) => target?.some((to) => isElsewhere(node, to)))
          ? [type]
          : []
      }),
  )
}

test('no chart leaves a deed of its own while that is on its way: its outcome is told', () => {
  const left = MACHINES.flatMap((machine) =>
    nodesOf(machine.root).flatMap((node) =>
      node.invoke
        .filter((deed) => !IS_NO_DEED.test(nameOf(deed)) && !(`${machine.id}.${nameOf(deed)}` in LEFT_ALONE))
        .flatMap((deed) => leavesOf(node, deed.id).map((type) => `${machine.id}: ${type} leaves ${nameOf(deed)}`)),
    ),
  )
  expect(left).toEqual([])
})
