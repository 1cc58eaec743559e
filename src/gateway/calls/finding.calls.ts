import { findingQuery, findings } from '../../domain/contract/finding.contract.ts'
import { reads } from './call.ts'

export const findingCalls = {
  findings: reads({ path: '/finding', query: findingQuery, answer: findings, pick: 'found' }),
}
