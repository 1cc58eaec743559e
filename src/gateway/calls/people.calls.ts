import {
  mergeCandidates,
  mergeCandidatesAsked,
  mergePeople,
  mergePeopleAsked,
  mergePreview,
  peopleMerged,
} from '../../domain/contract/person-merge.contract.ts'
import {
  personAccess,
  personHistory,
  personMessages,
  personProfile,
  personTraining,
} from '../../domain/contract/person-page.contract.ts'
import type { Topic } from '../topics.ts'
import { reads, writes } from './call.ts'

/** Everything that somebody has, and the lists that it is in. */
const WHOLE_PERSON: readonly Topic[] = ['users', 'allStudents', 'instructors', 'certificates', 'nameChanges', 'groups']

/** The page of one person, and making two of them one. */
export const peopleCalls = {
  person: reads({ path: '/people/{id}', answer: personProfile }),
  personTraining: reads({ path: '/people/{id}/training', answer: personTraining }),
  personAccess: reads({ path: '/people/{id}/access', answer: personAccess }),
  personMessages: reads({ path: '/people/{id}/messages', answer: personMessages }),
  personHistory: reads({ path: '/people/{id}/history', answer: personHistory }),
  mergeCandidates: reads({
    path: '/people/{id}/merge-candidates',
    query: mergeCandidatesAsked,
    answer: mergeCandidates,
  }),
  previewPersonMerge: reads({
    method: 'POST',
    path: '/people/{id}/merge/preview',
    body: mergePeopleAsked,
    answer: mergePreview,
  }),
  mergePeople: writes({
    method: 'POST',
    path: '/people/{id}/merge',
    body: mergePeople,
    as: 'merge',
    answer: peopleMerged,
    creates: true,
    changes: WHOLE_PERSON,
  }),
  undoPersonMerge: writes({
    method: 'POST',
    path: '/people/{id}/merges/{mergeId}/undo',
    changes: WHOLE_PERSON,
    creates: true,
  }),
}
