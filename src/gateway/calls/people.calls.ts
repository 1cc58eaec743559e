import {
  personAccess,
  personHistory,
  personMessages,
  personProfile,
  personTraining,
} from '../../domain/contract/person-page.contract.ts'
import { reads } from './call.ts'

/** The page of one person. */
export const peopleCalls = {
  person: reads({ path: '/people/{id}', answer: personProfile }),
  personTraining: reads({ path: '/people/{id}/training', answer: personTraining }),
  personAccess: reads({ path: '/people/{id}/access', answer: personAccess }),
  personMessages: reads({ path: '/people/{id}/messages', answer: personMessages }),
  personHistory: reads({ path: '/people/{id}/history', answer: personHistory }),
}
