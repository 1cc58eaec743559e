import {
  answeringBody,
  caseStaffList,
  noteForm,
  replyBody,
  savedAnswerChange,
  savedAnswerForm,
  wholeContactCase,
} from '../../domain/contract/contact-case.contract.ts'
import { madeCourse } from '../../domain/contract/course-draft.contract.ts'
import { sentFlight } from '../../domain/contract/flight.contract.ts'
import { savedAnswer, SAVED_ANSWERS } from '../../domain/contract/saved-answers.list.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

/** What is asked of one message that is opened, and what messages are answered with: they come when they are first asked. */
export const contactCaseCalls = {
  contactStaff: reads({ path: '/contact-cases/staff', answer: caseStaffList }),
  contactCase: reads({ path: '/contact-cases/{id}', answer: wholeContactCase }),
  contactFlight: reads({ path: '/contact-cases/{id}/flight', answer: sentFlight }),
  beginAnswering: writes({
    method: 'POST',
    path: '/contact-cases/{id}/answering',
    body: answeringBody,
    answer: wholeContactCase,
    changes: ['contactCases'],
  }),
  endAnswering: writes({ method: 'DELETE', path: '/contact-cases/{id}/answering', changes: ['contactCases'] }),
  replyToContactCase: writes({
    method: 'POST',
    path: '/contact-cases/{id}/replies',
    body: replyBody,
    as: 'reply',
    answer: wholeContactCase,
    creates: true,
    changes: ['contactCases', 'messages'],
  }),
  noteContactCase: writes({
    method: 'POST',
    path: '/contact-cases/{id}/notes',
    body: noteForm,
    as: 'note',
    answer: wholeContactCase,
    creates: true,
    changes: ['contactCases'],
  }),
  ...listCalls(SAVED_ANSWERS),
  addSavedAnswer: writes({
    method: 'POST',
    path: '/saved-answers',
    body: savedAnswerForm,
    as: 'form',
    answer: madeCourse,
    pick: 'id',
    creates: true,
    changes: ['savedAnswers'],
  }),
  changeSavedAnswer: writes({
    method: 'PATCH',
    path: '/saved-answers/{id}',
    body: savedAnswerChange,
    as: 'form',
    answer: savedAnswer,
    pick: 'id',
    changes: ['savedAnswers'],
  }),
  removeSavedAnswer: writes({ method: 'DELETE', path: '/saved-answers/{id}', changes: ['savedAnswers'] }),
}
