import { courseDraftCalls } from './course-draft.calls.ts'
import { courseInstructorsCalls } from './course-instructors.calls.ts'
import { uploadCalls } from './upload.calls.ts'
import { vocabularyCalls } from './vocabulary.calls.ts'

/** What is asked where a course is written, or files are sent: with all that a course is made of. */
export const editorCalls = { ...courseDraftCalls, ...courseInstructorsCalls, ...uploadCalls, ...vocabularyCalls }
