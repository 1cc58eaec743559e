import type { CertificateCourse } from '../../domain/contract/certificate-deeds.contract.ts'
import { MESSAGES_LIST } from '../../domain/contract/messages.list.ts'
import type { PersonMerge } from '../../domain/contract/person-merge.contract.ts'
import { todayOf } from '../../domain/day-range.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { asking } from '../../machines/asking.ts'
import {
  createCertificateForm,
  createCertificateIssue,
  type CertificateValues,
  type Issued,
} from '../../machines/certificate-issue/certificate-issue.machine.ts'
import type { CertificateDeed, PersonMachines } from '../../views/person/person.props.ts'
import { createActDeed } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'
import { createPersonMerge } from './person-merge.actors.ts'
import { createUserActs } from './users.actors.ts'

/** As the server wants it of a revocation. */
const REASON_MIN = 3

const isExplained = ({ reason }: CertificateDeed): boolean => reason.trim().length >= REASON_MIN

/** Everything that the page of one person asks for; `timeZone` is the programme's. Whose account went into another is told who they are by now. */
export const createPerson = (
  gateway: Gateway,
  { id, timeZone }: Readonly<{ id: number; timeZone: string }>,
  onMerged: (standing: number) => void,
): PersonMachines => {
  const { ask } = gateway
  const reading = <Data>(part: string, topics: readonly Topic[], read: (signal: AbortSignal) => Promise<Data>) =>
    createExactResource<Data>(
      gateway,
      topics,
      (_query, signal) => read(signal),
      () => `person ${id} ${part}`,
    )
  return {
    profile: reading('profile', ['users', 'nameChanges', 'messages'], async (signal) => {
      const { person } = await ask('Person', { id }, { signal })
      if (person.id !== id) onMerged(person.id)
      return person
    }),
    training: reading(
      'training',
      ['certificates'],
      async (signal) => (await ask('PersonTraining', { id }, { signal })).personTraining,
    ),
    access: reading(
      'access',
      ['users'],
      async (signal) => (await ask('PersonAccess', { id }, { signal })).personAccess,
    ),
    messages: reading(
      'messages',
      ['messages'],
      async (signal) => (await ask('PersonMessages', { id }, { signal })).personMessages,
    ),
    history: reading(
      'history',
      ['users', 'certificates'],
      async (signal) => (await ask('PersonHistory', { id }, { signal })).personHistory,
    ),
    acts: createUserActs(gateway),
    messageActs: createActDeed(gateway, MESSAGES_LIST),
    issuing: createCertificateIssue(
      createCertificateForm(() => todayOf({ now: gateway.now(), timeZone })).provide({
        actors: {
          submit: asking<Issued, { values: CertificateValues }>(async ({ values: certificate }, signal) => ({
            number: (await ask('IssueCertificate', { id, certificate }, { signal })).issueCertificate,
          })),
        },
      }),
    ),
    courses: reading<readonly CertificateCourse[]>(
      'courses',
      [],
      async (signal) => (await ask('CertificateCourses', {}, { signal })).certificateCourses,
    ),
    revoking: createDeed<CertificateDeed>(
      async ({ certificate: { number }, reason }, signal) => {
        await ask('RevokeCertificate', { number, reason }, { signal })
      },
      { isReady: isExplained },
    ),
    restoring: createDeed<CertificateDeed>(
      async ({ certificate: { number }, reason }, signal) => {
        await ask('RestoreCertificate', { number, reason }, { signal })
      },
      { isReady: isExplained },
    ),
    merging: createPersonMerge(gateway),
    parting: createDeed<PersonMerge>(async ({ id: mergeId }, signal) => {
      await ask('UndoPersonMerge', { id, mergeId }, { signal })
    }),
  }
}
