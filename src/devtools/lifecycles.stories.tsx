import type { Meta, StoryObj } from '@storybook/react-vite'

import { approvalLifecycle } from '../machines/lifecycle/approval.lifecycle.ts'
import { classLifecycle } from '../machines/lifecycle/class.lifecycle.ts'
import { contactCaseLifecycle } from '../machines/lifecycle/contact-case.lifecycle.ts'
import { courseLifecycle } from '../machines/lifecycle/course.lifecycle.ts'
import { enrollmentChangeLifecycle } from '../machines/lifecycle/enrollment-change.lifecycle.ts'
import { enrollmentLifecycle } from '../machines/lifecycle/enrollment.lifecycle.ts'
import { importLifecycle } from '../machines/lifecycle/import.lifecycle.ts'
import { lessonQuestionLifecycle } from '../machines/lifecycle/lesson-question.lifecycle.ts'
import { lessonLifecycle } from '../machines/lifecycle/lesson.lifecycle.ts'
import { listActLifecycle } from '../machines/lifecycle/list-act.lifecycle.ts'
import { messageTemplateLifecycle } from '../machines/lifecycle/message-template.lifecycle.ts'
import { nameChangeLifecycle } from '../machines/lifecycle/name-change.lifecycle.ts'
import { registrationLifecycle } from '../machines/lifecycle/registration.lifecycle.ts'
import { reportMailingLifecycle } from '../machines/lifecycle/report-mailing.lifecycle.ts'
import { reportLifecycle } from '../machines/lifecycle/report.lifecycle.ts'
import { uploadLifecycle } from '../machines/lifecycle/upload.lifecycle.ts'
import { drawn } from './drawn.ts'
import { Simulation } from './simulation.view.tsx'

/** The lifecycles that the server decides by. */
const meta = { title: 'Lifecycles', component: Simulation, ...drawn } satisfies Meta<typeof Simulation>

export default meta
type Story = StoryObj<typeof meta>

export const CourseLifecycle: Story = {
  args: { machine: courseLifecycle, input: { isSound: true, wasPublished: true, isChanged: true } },
}
export const UploadLifecycle: Story = { args: { machine: uploadLifecycle, input: { isWhole: true } } }
export const ImportLifecycle: Story = { args: { machine: importLifecycle, input: { isWorkLeft: true } } }
export const ClassLifecycle: Story = {
  args: { machine: classLifecycle, input: { hasBegun: true, isAttendanceTaken: true } },
}
export const RegistrationLifecycle: Story = {
  args: {
    machine: registrationLifecycle,
    input: { isOpen: true, hasSeat: true, hasBegun: false, isOfferPast: false, hasWaited: false },
  },
}
export const LessonLifecycle: Story = {
  args: { machine: lessonLifecycle, input: { attemptsLeft: null, isCooledDown: true } },
}
export const EnrollmentLifecycle: Story = {
  args: { machine: enrollmentLifecycle, input: { isPastExpiration: false, areLessonsPassed: true } },
}
export const EnrollmentChange: Story = {
  args: {
    machine: enrollmentChangeLifecycle,
    input: { isPastExpiration: false, isForward: true, isAlone: true, isAsLeft: true },
  },
}
export const NameChangeLifecycle: Story = { args: { machine: nameChangeLifecycle, input: { isOwn: false } } }
export const ApprovalLifecycle: Story = {
  args: { machine: approvalLifecycle, input: { isOver: false, isLonger: true } },
}
export const ListActLifecycle: Story = {
  args: { machine: listActLifecycle, input: { isWorkLeft: true, isUndoable: true } },
}
export const LessonQuestionLifecycle: Story = {
  args: { machine: lessonQuestionLifecycle, input: { isOwn: false } },
}
export const ReportLifecycle: Story = {
  args: { machine: reportLifecycle, input: { isCurrent: true, wasSent: false } },
}
export const ReportMailingLifecycle: Story = {
  args: { machine: reportMailingLifecycle, input: { failures: 0, removedFrom: null } },
}
export const ContactCase: Story = {
  args: { machine: contactCaseLifecycle, input: { isAssigned: false, was: null } },
}

export const MessageTemplate: Story = {
  args: { machine: messageTemplateLifecycle, input: { isSound: true } },
}
