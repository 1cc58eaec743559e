import {
  broughtCourse,
  courseDraft,
  courseFiles,
  courseSave,
  courseVersion,
  courseVersions,
  courseVocabulary,
  madeCourse,
  publishAsked,
  publishedCourse,
  questionsAsked,
  readQuestions,
  savedCourse,
} from '../../domain/contract/course-draft.contract.ts'
import { courseForm } from '../../domain/contract/course-form.contract.ts'
import { exportAddress } from '../../domain/contract/list.contract.ts'
import { courseStatistics } from '../../domain/contract/question-statistics.contract.ts'
import { reads, writes } from './call.ts'

export const courseDraftCalls = {
  courseVocabulary: reads({ path: '/course-vocabulary', answer: courseVocabulary }),
  makeCourse: writes({
    method: 'POST',
    path: '/course-records',
    body: courseForm,
    as: 'form',
    answer: madeCourse,
    pick: 'id',
    creates: true,
    changes: ['courseRecords'],
  }),
  duplicateCourse: writes({
    method: 'POST',
    path: '/course-records/{id}/duplicate',
    answer: madeCourse,
    pick: 'id',
    creates: true,
    changes: ['courseRecords'],
  }),
  courseDraft: reads({ path: '/course-records/{id}/draft', answer: courseDraft }),
  saveCourse: writes({
    method: 'PATCH',
    path: '/course-records/{id}/draft',
    body: courseSave,
    answer: savedCourse,
    changes: ['courseRecords'],
  }),
  publishCourse: writes({
    method: 'POST',
    path: '/course-records/{id}/publish',
    body: publishAsked,
    answer: publishedCourse,
    creates: true,
    changes: ['courseRecords', 'courseDraft', 'courseVocabulary'],
  }),
  courseFiles: reads({ path: '/course-records/{id}/files', answer: courseFiles }),
  readQuestions: reads({
    method: 'POST',
    path: '/course-records/{id}/questions/read',
    body: questionsAsked,
    answer: readQuestions,
  }),
  courseFile: reads({ path: '/course-records/{id}/file', answer: exportAddress, pick: 'url' }),
  bringCourse: writes({
    method: 'POST',
    path: '/course-records/import',
    uploads: true,
    answer: broughtCourse,
    changes: ['courseRecords', 'courseVocabulary'],
  }),
  courseStatistics: reads({ path: '/course-records/{id}/statistics', answer: courseStatistics }),
  courseVersions: reads({ path: '/course-records/{id}/versions', answer: courseVersions }),
  courseVersion: reads({ path: '/course-records/{id}/versions/{version}', answer: courseVersion }),
}
