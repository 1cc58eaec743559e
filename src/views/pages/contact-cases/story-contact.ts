import { fromPromise } from 'xstate'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { WholeContactCase } from '../../../domain/contract/contact-case.contract.ts'
import { CONTACT_CASES_LIST, type CaseStaff, type ContactCase } from '../../../domain/contract/contact-cases.list.ts'
import type { Course } from '../../../domain/contract/course.contract.ts'
import type { Invitation } from '../../../domain/contract/invitations.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { SAVED_ANSWERS, type SavedAnswer } from '../../../domain/contract/saved-answers.list.ts'
import { isSeen } from '../../../domain/plain-name.ts'
import {
  caseInvitingMachine,
  caseNoteFormMachine,
  createNoting,
  savedAnswerFormMachine,
  savedAnswerWritingMachine,
  type CaseNoteValues,
  type SavedAnswerHeld,
  type SavedAnswerValues,
} from '../../../machines/contact/contact-forms.machine.ts'
import {
  contactReplyMachine,
  replyFormMachine,
  type Answering,
  type ReplyValues,
} from '../../../machines/contact/contact-reply.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { invitationFormMachine, type InvitationValues } from '../../../machines/invitations/invitation-form.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { OPEN } from '../invitations/story-invitations.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type {
  Assigning,
  Closing,
  ContactCaseMachines,
  ContactCasesMachines,
  SavedAnswersMachines,
} from './contact-cases.props.ts'

export const aCase = (more: Partial<ContactCase> = {}): ContactCase => ({
  id: 1,
  reference: 'C-7K3M-9QX2',
  name: 'Bora Demir',
  email: 'b.demir@example.net',
  topic: 'certificates',
  start: 'Sertifikamda eski soyadım yazıyor. Yenisini nasıl alabilirim?',
  language: 'tr',
  receivedAt: '2026-04-01T09:30:00.000Z',
  state: 'new',
  isLate: false,
  assignee: null,
  answering: null,
  ...more,
})

const GRACE = { userId: 12, name: 'Grace Tanaka' }
const INES = { userId: 13, name: 'Ines Aydin' }

export const CASES: readonly ContactCase[] = [
  aCase(),
  aCase({
    id: 2,
    reference: 'C-QQ4T-82HM',
    name: 'Dana Whitfield',
    email: 'dana.whitfield@example.org',
    topic: 'teaching',
    start: 'I have worked the interstate for eleven years and would like to teach the four-hour class in our county.',
    language: 'en',
    receivedAt: '2026-03-26T16:05:00.000Z',
    state: 'assigned',
    isLate: true,
    assignee: GRACE,
  }),
  aCase({
    id: 3,
    reference: 'C-MA7X-3PD9',
    name: 'هناء صالح',
    email: 'hana@example.org',
    topic: 'classes',
    start: 'هل توجد دورة حضورية قريبة من مدينتي هذا الشهر؟',
    language: 'ar',
    receivedAt: '2026-03-31T07:20:00.000Z',
    answering: { ...INES, since: '2026-04-01T10:02:00.000Z' },
  }),
  aCase({
    id: 4,
    reference: 'C-8WZK-55NF',
    name: 'Marcus Webb',
    topic: 'account',
    language: 'en',
    state: 'waiting',
    assignee: INES,
  }),
  aCase({
    id: 5,
    reference: 'C-KD3R-P7VA',
    name: 'Ana Lima',
    topic: 'courses',
    language: 'en',
    state: 'answered',
    assignee: GRACE,
  }),
  aCase({ id: 6, reference: 'C-X2HC-YT64', name: 'Owen Price', topic: 'other', language: 'en', state: 'closed' }),
]

export const WHOLE_CASE: WholeContactCase = {
  case: aCase({ id: 2, ...CASES[1], assignee: GRACE }),
  message:
    'I have worked the interstate for eleven years and would like to teach the four-hour class in our county.\n\nWhom do I ask, and what does it take?\n\nDana Whitfield',
  person: { userId: 31, name: 'Dana Whitfield', wasSignedIn: true },
  entries: [
    {
      id: 1,
      kind: 'note',
      text: 'Her chief called: they need somebody in the county by May.',
      asksBack: false,
      by: 'Ines Aydin',
      at: '2026-03-27T09:00:00.000Z',
      mail: null,
      received: null,
    },
    {
      id: 2,
      kind: 'reply',
      text: 'Thank you. Which county is it, and have you taken the class yourself?',
      asksBack: true,
      by: 'Grace Tanaka',
      at: '2026-03-27T10:30:00.000Z',
      mail: 'sent',
      received: null,
    },
    {
      id: 3,
      kind: 'received',
      text: 'Pulaski. I took it in 2019, and again last year.',
      asksBack: false,
      by: null,
      at: '2026-03-27T12:05:00.000Z',
      mail: null,
      received: {
        name: 'Dana Whitfield',
        address: 'dana@home.example',
        isOtherAddress: true,
        isAutomatic: false,
        hasMore: true,
      },
    },
  ],
  flightAt: null,
  closeReason: null,
  revision: 3,
  log: [
    {
      id: 9,
      at: '2026-03-27T10:30:00.000Z',
      action: 'contact.replied',
      doer: { id: 12, name: 'Grace Tanaka' },
      subject: { kind: 'contact', key: 'C-QQ4T-82HM', name: null },
      reason: null,
      facts: [],
      address: '192.0.2.7',
    },
  ],
}

export const STAFF: readonly CaseStaff[] = [GRACE, INES]

export const SAVED: readonly SavedAnswer[] = [
  {
    id: 1,
    title: 'Another name on a certificate',
    en: 'Ask for the change on your profile, under Personal details. Once it is approved, your certificates are issued anew.',
    tr: 'Değişikliği profilinizde, Kişisel bilgiler altında isteyin. Onaylanınca sertifikalarınız yeniden düzenlenir.',
    ar: '',
  },
  {
    id: 2,
    title: 'Becoming an instructor',
    en: 'You are welcome to teach. We send you an invitation to an account of an instructor.',
    tr: '',
    ar: 'يسعدنا أن تدرّب معنا. سنرسل إليك دعوة لحساب مدرّب.',
  },
]

type Acted = { subject: ActOnRows<PlainActOf<typeof CONTACT_CASES_LIST>> }

const act = (name: string) => storyAct({ list: 'contactCases', act: name, total: 1, done: 1 })

export const contactCasesThat = (more: Partial<ContactCasesMachines> = {}): ContactCasesMachines => ({
  list: listThat(CONTACT_CASES_LIST, rowsOf(CASES)),
  deed: actDeedThat(CONTACT_CASES_LIST, answers<ListAct, Acted>(act('markSpam'))),
  assigning: createDeedMachine<Assigning, ListAct>({ isReady: ({ userId }) => userId !== undefined }).provide({
    actors: { perform: answers<ListAct, { subject: Assigning }>(act('assign')) },
  }),
  closing: createDeedMachine<Closing, ListAct>({ isReady: ({ reason }) => isSeen(reason) }).provide({
    actors: { perform: answers<ListAct, { subject: Closing }>(act('close')) },
  }),
  staff: resourceThat(answers<readonly CaseStaff[], { query: undefined }>(STAFF)),
  ...more,
})

const drafts = <Values extends object>() => ({
  recallDraft: answers<Partial<Values> | null, { form: string }>(null),
  keepDraft: answers<void, { form: string; draft: Partial<Values> }>(undefined),
  dropDraft: answers<void, { form: string }>(undefined),
})

type Parts = Readonly<{
  read?: ReturnType<typeof answers<WholeContactCase, { query: number }>>
  claim?: ReturnType<typeof answers<WholeContactCase, Answering>>
  send?: (values: ReplyValues) => Promise<WholeContactCase>
  note?: (values: CaseNoteValues) => Promise<WholeContactCase>
  invite?: (values: InvitationValues) => Promise<Invitation>
}>

/** One message, with everything about it answered as given. */
export const contactCaseThat = ({
  read = answers<WholeContactCase, { query: number }>(WHOLE_CASE),
  claim = answers<WholeContactCase, Answering>(WHOLE_CASE),
  send = () => Promise.resolve(WHOLE_CASE),
  note = () => Promise.resolve(WHOLE_CASE),
  invite = () => Promise.resolve(OPEN),
}: Parts = {}): ContactCaseMachines => ({
  detail: resourceThat<WholeContactCase, number>(read),
  reply: contactReplyMachine.provide({
    actors: {
      claim,
      release: answers<void, Readonly<{ id: number }>>(undefined),
      form: replyFormMachine.provide({
        actors: {
          ...drafts<ReplyValues>(),
          submit: fromPromise<WholeContactCase, { values: ReplyValues; about?: unknown }>(({ input }) =>
            send(input.values),
          ),
        },
      }),
    },
  }),
  noting: createNoting(2).provide({
    actors: {
      form: caseNoteFormMachine.provide({
        actors: {
          ...drafts<CaseNoteValues>(),
          submit: fromPromise<WholeContactCase, { values: CaseNoteValues }>(({ input }) => note(input.values)),
        },
      }),
    },
  }),
  answers: resourceThat(answers<readonly SavedAnswer[], { query: undefined }>(SAVED)),
  inviting: caseInvitingMachine.provide({
    actors: {
      form: invitationFormMachine.provide({
        actors: {
          ...drafts<InvitationValues>(),
          submit: fromPromise<Invitation, { values: InvitationValues }>(({ input }) => invite(input.values)),
        },
      }),
    },
  }),
  saving: createDeedMachine<number>().provide({ actors: { perform: answers<void, { subject: number }>(undefined) } }),
  agencies: resourceThat(answers<readonly Agency[], { query: undefined }>([])),
  courses: resourceThat(answers<readonly Course[], { query: undefined }>([])),
})

export const savedAnswersThat = (more: Partial<SavedAnswersMachines> = {}): SavedAnswersMachines => ({
  list: listThat(SAVED_ANSWERS, rowsOf(SAVED)),
  writing: savedAnswerWritingMachine.provide({
    actors: {
      form: savedAnswerFormMachine.provide({
        actors: {
          ...drafts<SavedAnswerValues>(),
          submit: answers<SavedAnswerHeld, { values: SavedAnswerValues; about?: unknown }>({ id: 3 }),
        },
      }),
    },
  }),
  removing: createDeedMachine<SavedAnswer>().provide({
    actors: { perform: answers<void, { subject: SavedAnswer }>(undefined) },
  }),
  ...more,
})
