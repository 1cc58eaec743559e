import { agenciesAdded, agencyPreview } from '../../domain/contract/agency-import.contract.ts'
import { agencyRecord, AGENCY_RECORDS } from '../../domain/contract/agency-records.list.ts'
import { categoryRecord, COURSE_CATEGORIES } from '../../domain/contract/course-categories.list.ts'
import { madeCourse } from '../../domain/contract/course-draft.contract.ts'
import {
  agencyChange,
  agencyForm,
  categoryChange,
  categoryForm,
  mergeAsked,
  mergeConfirmed,
  merged,
} from '../../domain/contract/vocabulary.contract.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

/** What courses and people are described by. */
export const vocabularyCalls = {
  ...listCalls(COURSE_CATEGORIES),
  addCourseCategory: writes({
    method: 'POST',
    path: '/course-categories',
    body: categoryForm,
    as: 'form',
    answer: madeCourse,
    pick: 'id',
    creates: true,
    changes: ['courseVocabulary'],
  }),
  renameCourseCategory: writes({
    method: 'PATCH',
    path: '/course-categories/{id}',
    body: categoryChange,
    as: 'form',
    answer: categoryRecord,
    pick: 'id',
    changes: ['courseVocabulary', 'courseRecords'],
  }),
  removeCourseCategory: writes({
    method: 'DELETE',
    path: '/course-categories/{id}',
    changes: ['courseVocabulary'],
  }),
  previewCategoryMerge: reads({
    method: 'POST',
    path: '/course-categories/{id}/merge/preview',
    body: mergeAsked,
    answer: merged,
  }),
  mergeCourseCategory: writes({
    method: 'POST',
    path: '/course-categories/{id}/merge',
    body: mergeConfirmed,
    answer: merged,
    creates: true,
    changes: ['courseVocabulary', 'courseRecords'],
  }),
  ...listCalls(AGENCY_RECORDS),
  addAgency: writes({
    method: 'POST',
    path: '/agency-records',
    body: agencyForm,
    as: 'form',
    answer: madeCourse,
    pick: 'id',
    creates: true,
    changes: ['agencies'],
  }),
  previewAgencies: writes({
    method: 'POST',
    path: '/agency-records/import/preview',
    uploads: true,
    answer: agencyPreview,
  }),
  bringAgencies: writes({
    method: 'POST',
    path: '/agency-records/import',
    uploads: true,
    answer: agenciesAdded,
    changes: ['agencies'],
  }),
  changeAgency: writes({
    method: 'PATCH',
    path: '/agency-records/{id}',
    body: agencyChange,
    as: 'form',
    answer: agencyRecord,
    pick: 'id',
    changes: ['agencies', 'users'],
  }),
  removeAgency: writes({ method: 'DELETE', path: '/agency-records/{id}', changes: ['agencies'] }),
  previewAgencyMerge: reads({
    method: 'POST',
    path: '/agency-records/{id}/merge/preview',
    body: mergeAsked,
    answer: merged,
  }),
  mergeAgency: writes({
    method: 'POST',
    path: '/agency-records/{id}/merge',
    body: mergeConfirmed,
    answer: merged,
    creates: true,
    changes: ['agencies', 'users'],
  }),
}
