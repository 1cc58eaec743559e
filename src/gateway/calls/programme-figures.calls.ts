import { programmeFigures, programmeFiguresQuery } from '../../domain/contract/programme-figures.contract.ts'
import { programmeInstructors } from '../../domain/contract/programme-instructors.contract.ts'
import { programmeQuality } from '../../domain/contract/programme-quality.contract.ts'
import { reads } from './call.ts'

/** What the figures of the program are read by: they come with the page that shows them. */
export const programmeFigureCalls = {
  programmeFigures: reads({ path: '/programme/figures', query: programmeFiguresQuery, answer: programmeFigures }),
  programmeInstructors: reads({
    path: '/programme/instructors',
    query: programmeFiguresQuery,
    answer: programmeInstructors,
  }),
  programmeQuality: reads({ path: '/programme/quality', answer: programmeQuality }),
}
