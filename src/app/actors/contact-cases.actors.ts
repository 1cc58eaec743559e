import type { ReplyForm, WholeContactCase } from '../../domain/contract/contact-case.contract.ts'
import { CONTACT_CASES_LIST, type CaseStaff } from '../../domain/contract/contact-cases.list.ts'
import type { Invitation } from '../../domain/contract/invitations.list.ts'
import { SAVED_ANSWERS, type SavedAnswer } from '../../domain/contract/saved-answers.list.ts'
import { wholeList, type ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  caseInvitingMachine,
  caseNoteFormMachine,
  createNoting,
  savedAnswerFormMachine,
  savedAnswerWritingMachine,
  type SavedAnswerSeen,
  type CaseNoteValues,
  type SavedAnswerHeld,
  type SavedAnswerValues,
} from '../../machines/contact/contact-forms.machine.ts'
import {
  contactReplyMachine,
  replyFormMachine,
  type Answering,
  type ReplyTo,
  type ReplyValues,
} from '../../machines/contact/contact-reply.machine.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { invitationFormMachine, type InvitationValues } from '../../machines/invitations/invitation-form.machine.ts'
import type {
  Assigning,
  Closing,
  ContactCaseMachines,
  ContactCasesMachines,
  SavedAnswersMachines,
} from '../../views/pages/contact-cases/contact-cases.props.ts'
import { askAct, createActDeed } from './acting.actors.ts'
import { createAgencies } from './agencies.actors.ts'
import { createCourses } from './courses.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { personOf } from './invitations.actors.ts'
import { createExactResource, createResource } from './kept-resource.actors.ts'
import { saveText } from './save-text.ts'

/** Everything that the inbox asks for. */
export const createContactCases = (
  gateway: Gateway,
  writeAddress: (asked: ListAsked) => void,
): ContactCasesMachines => ({
  list: createDefinedList(CONTACT_CASES_LIST, { gateway, topics: ['contactCases'], writeAddress }),
  deed: createActDeed(gateway, CONTACT_CASES_LIST),
  assigning: createDeed(
    ({ cases: { selection }, userId = null }: Assigning, signal) =>
      askAct(gateway, CONTACT_CASES_LIST, 'assign')({ selection, userId }, signal),
    { isReady: ({ userId }) => userId !== undefined },
  ),
  closing: createDeed(
    ({ cases: { selection }, reason }: Closing, signal) =>
      askAct(gateway, CONTACT_CASES_LIST, 'close')({ selection, reason }, signal),
    { isReady: ({ reason }) => isSeen(reason) },
  ),
  staff: createResource<readonly CaseStaff[]>(
    gateway,
    [],
    async (_query, signal) => (await gateway.ask('ContactStaff', {}, { signal })).contactStaff,
    () => 'contactStaff',
  ),
})

/** The same of one that is opened: what is typed is kept in the name of who looks. */
export const createContactCase = (gateway: Gateway, id: number, viewerId: () => number | null): ContactCaseMachines => {
  const { ask } = gateway
  return {
    // Its revision is sent back, so no earlier one is shown in its place.
    detail: createExactResource<WholeContactCase, number>(
      gateway,
      ['contactCases'],
      async (asked: number, signal) => (await ask('ContactCase', { id: asked }, { signal })).contactCase,
      (asked) => `contactCase ${asked}`,
    ),
    reply: contactReplyMachine.provide({
      actors: {
        claim: asking<WholeContactCase, Answering>(
          async (answering, signal) => (await ask('BeginAnswering', answering, { signal })).beginAnswering,
        ),
        release: asking<void, Readonly<{ id: number }>>(async (left, signal) => {
          await ask('EndAnswering', left, { signal })
        }),
        form: replyFormMachine.provide({
          actors: {
            ...draftActors<Partial<ReplyValues>>(viewerId),
            submit: submitting<{ values: ReplyForm; about: ReplyTo }, WholeContactCase>(
              async ({ values, about: { id: to, revision } }, signal) =>
                (await ask('ReplyToContactCase', { id: to, reply: { ...values, revision } }, { signal }))
                  .replyToContactCase,
            ),
          },
        }),
      },
    }),
    noting: createNoting(id).provide({
      actors: {
        form: caseNoteFormMachine.provide({
          actors: {
            ...draftActors<Partial<CaseNoteValues>>(viewerId),
            submit: asking<WholeContactCase, { values: CaseNoteValues }>(
              async ({ values }, signal) =>
                (await ask('NoteContactCase', { id, note: values }, { signal })).noteContactCase,
            ),
          },
        }),
      },
    }),
    answers: createResource<readonly SavedAnswer[]>(
      gateway,
      ['savedAnswers'],
      async (_query, signal) => {
        const asked = { ...wholeList(SAVED_ANSWERS), perPage: 100 }
        return (await ask('SavedAnswers', { asked }, { signal })).savedAnswers.items
      },
      () => 'savedAnswers all',
    ),
    inviting: caseInvitingMachine.provide({
      actors: {
        form: invitationFormMachine.provide({
          actors: {
            ...draftActors<Partial<InvitationValues>>(viewerId),
            submit: asking<Invitation, { values: InvitationValues }>(
              async ({ values }, signal) => (await ask('Invite', { person: personOf(values) }, { signal })).invite,
            ),
          },
        }),
      },
    }),
    saving: createDeed(async (about: number, signal) => {
      const { contactFlight } = await ask('ContactFlight', { id: about }, { signal })
      saveText(`flight-${about}.json`, contactFlight.flight, 'application/json')
    }),
    agencies: createAgencies(gateway),
    courses: createCourses(gateway),
  }
}

type Saving = Readonly<{ values: SavedAnswerValues; about?: SavedAnswerSeen }>

/** What messages are answered with again and again. */
export const createSavedAnswers = (
  gateway: Gateway,
  viewerId: () => number | null,
  writeAddress: (asked: ListAsked) => void,
): SavedAnswersMachines => {
  const { ask } = gateway
  return {
    list: createDefinedList(SAVED_ANSWERS, { gateway, topics: ['savedAnswers'], writeAddress }),
    writing: savedAnswerWritingMachine.provide({
      actors: {
        form: savedAnswerFormMachine.provide({
          actors: {
            ...draftActors<Partial<SavedAnswerValues>>(viewerId),
            submit: submitting<Saving, SavedAnswerHeld>(async ({ values: form, about }, signal) => ({
              id: about
                ? (await ask('ChangeSavedAnswer', { id: about.id, form: { ...form, was: about.was } }, { signal }))
                    .changeSavedAnswer
                : (await ask('AddSavedAnswer', { form }, { signal })).addSavedAnswer,
            })),
          },
        }),
      },
    }),
    removing: createDeed(async ({ id }: SavedAnswer, signal) => {
      await ask('RemoveSavedAnswer', { id }, { signal })
    }),
  }
}
