import { programmeFigures, programmeFiguresQuery } from '../../domain/contract/programme-figures.contract.ts'
import { programmeInstructors } from '../../domain/contract/programme-instructors.contract.ts'
import { programmeQuality } from '../../domain/contract/programme-quality.contract.ts'
import { programmeOverview } from '../../domain/contract/programme.contract.ts'
import { reads } from './call.ts'

export const programmeCalls = {
  programmeOverview: reads({ path: '/programme/overview', answer: programmeOverview }),
  programmeFigures: reads({ path: '/programme/figures', query: programmeFiguresQuery, answer: programmeFigures }),
  programmeInstructors: reads({
    path: '/programme/instructors',
    query: programmeFiguresQuery,
    answer: programmeInstructors,
  }),
  programmeQuality: reads({ path: '/programme/quality', answer: programmeQuality }),
}
