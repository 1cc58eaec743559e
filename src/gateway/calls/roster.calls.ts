import {
  attendanceCorrection,
  attendanceCorrectionAsked,
  correctionOutcome,
} from '../../domain/contract/attendance-correction.contract.ts'
import { exportAddress } from '../../domain/contract/list.contract.ts'
import {
  completeClassBody,
  completedClass,
  markAnswers,
  roster,
  rosterMarksBody,
  walkInAnswer,
  walkInBody,
} from '../../domain/contract/roster.contract.ts'
import { reads, writes } from './call.ts'

export const rosterCalls = {
  roster: reads({ path: '/instructor-courses/{classId}/roster', answer: roster }),
  rosterExport: reads({ path: '/instructor-courses/{classId}/roster/export', answer: exportAddress, pick: 'url' }),
  signInSheet: reads({ path: '/instructor-courses/{classId}/roster/sheet', answer: exportAddress, pick: 'url' }),
  // A mark announces nothing, nor does a walk-in: the roster hears its own answers, and others read by and by.
  markRoster: writes({
    method: 'POST',
    path: '/instructor-courses/{classId}/roster/marks',
    body: rosterMarksBody,
    answer: markAnswers,
    pick: 'outcomes',
  }),
  addWalkIn: writes({
    method: 'POST',
    path: '/instructor-courses/{classId}/roster/walk-ins',
    body: walkInBody,
    as: 'walkIn',
    answer: walkInAnswer,
    creates: true,
  }),
  removeWalkIn: writes({
    method: 'DELETE',
    path: '/instructor-courses/{classId}/roster/walk-ins/{registrationId}',
  }),
  completeClass: writes({
    method: 'POST',
    path: '/instructor-courses/{classId}/complete',
    body: completeClassBody,
    lacks: ['certificates', 'shortReason'],
    answer: completedClass,
    pick: 'certificates',
    changes: ['rosters', 'certificates'],
  }),
  previewAttendanceCorrection: reads({
    method: 'POST',
    path: '/instructor-courses/{classId}/attendance-corrections/preview',
    body: attendanceCorrectionAsked,
    answer: correctionOutcome,
  }),
  correctAttendance: writes({
    method: 'POST',
    path: '/instructor-courses/{classId}/attendance-corrections',
    body: attendanceCorrection,
    answer: correctionOutcome,
    creates: true,
    changes: ['rosters', 'classes', 'registrations', 'certificates'],
  }),
}
