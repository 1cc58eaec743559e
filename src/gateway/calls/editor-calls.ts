import { courseDraftCalls } from './course-draft.calls.ts'
import { courseInstructorsCalls } from './course-instructors.calls.ts'
import { howToCalls } from './how-to.calls.ts'
import { uploadCalls } from './upload.calls.ts'
import { vocabularyCalls } from './vocabulary.calls.ts'

/** What is asked where a course or a video is written, or files are sent: with all that these are made of. */
export const editorCalls = {
  ...courseDraftCalls,
  ...courseInstructorsCalls,
  ...howToCalls,
  ...uploadCalls,
  ...vocabularyCalls,
}
