import { checkInAnswer, checkInBody } from '../../domain/contract/roster.contract.ts'
import { writes } from './call.ts'

export const checkInCalls = {
  checkIn: writes({ method: 'POST', path: '/check-ins', body: checkInBody, answer: checkInAnswer, creates: true }),
}
