import { ownWalkIns, walkInReply } from '../../domain/contract/own-walk-ins.contract.ts'
import {
  accommodationBody,
  classPlace,
  courseClasses,
  courseClassesQuery,
  registrationBody,
} from '../../domain/contract/registration.contract.ts'
import { reads, writes } from './call.ts'

export const registrationCalls = {
  courseClasses: reads({ path: '/courses/{courseId}/classes', query: courseClassesQuery, answer: courseClasses }),
  registerForClass: writes({
    method: 'POST',
    path: '/instructor-course-students',
    body: registrationBody,
    lacks: ['wants'],
    answer: classPlace,
    creates: true,
    changes: ['registrations', 'enrollments', 'quickPanel'],
  }),
  acceptSeat: writes({
    method: 'POST',
    path: '/instructor-course-students/{id}/accept',
    answer: classPlace,
    creates: true,
    changes: ['registrations', 'enrollments', 'quickPanel'],
  }),
  declineSeat: writes({
    method: 'POST',
    path: '/instructor-course-students/{id}/decline',
    answer: classPlace,
    creates: true,
    changes: ['registrations', 'enrollments', 'quickPanel'],
  }),
  leaveClass: writes({
    method: 'POST',
    path: '/instructor-course-students/{id}/leave',
    answer: classPlace,
    creates: true,
    changes: ['registrations', 'enrollments', 'quickPanel'],
  }),
  saveAccommodation: writes({
    method: 'PATCH',
    path: '/instructor-course-students/{id}',
    body: accommodationBody,
    answer: classPlace,
    changes: ['registrations'],
  }),
  ownWalkIns: reads({ path: '/own-walk-ins', answer: ownWalkIns, pick: 'items' }),
  answerWalkIn: writes({
    method: 'POST',
    path: '/own-walk-ins/{id}/answer',
    body: walkInReply,
    creates: true,
    changes: ['registrations', 'certificates', 'viewer', 'quickPanel'],
  }),
}
