import { programmeOverview } from '../../domain/contract/programme.contract.ts'
import { reads } from './call.ts'

export const programmeCalls = {
  programmeOverview: reads({ path: '/programme/overview', answer: programmeOverview }),
}
