import type { CategoryRecord } from '../../src/domain/contract/course-categories.list.ts'
import { call, testCalls } from './calls.ts'

const CATEGORY: CategoryRecord = { id: 3, en: 'Towing', tr: 'Çekme', ar: 'السحب', picture: 'towing', courses: 2 }
const { id: _id, courses: _courses, ...categoryForm } = CATEGORY
const categoryChange = { ...categoryForm, was: { ...categoryForm, en: 'Tow' } }
const AGENCY = {
  id: 7,
  name: 'Lorne County Sheriff',
  discipline: 'lawEnforcement',
  county: 'Lorne',
  city: null,
  people: 3,
  further: 0,
  groups: 1,
  classes: 0,
}
const agencyForm = { name: AGENCY.name, discipline: 'lawEnforcement' as const, county: 'Lorne', city: '' }
const agencyChange = { ...agencyForm, was: { ...agencyForm, discipline: 'once written' } }
const PREVIEW = {
  rows: [
    {
      row: 2,
      source: { name: 'Lorne Towing', discipline: '', county: '', city: '' },
      verdict: 'ready' as const,
      problems: [],
    },
  ],
  ignoredColumns: [],
}
const MOVED = { total: 2, moved: [{ what: 'courses' as const, count: 2 }] }
const pageOf = <Row>(row: Row) => ({ items: [row], total: 1, isTotalExact: true, next: null, previous: null })
const whole = (sort: string) => ({
  asked: { page: 1, perPage: 20, search: '', cursor: null, sort, columns: null, filters: {} },
})
const made = { creates: true, answer: { id: 9 }, broken: { 'no id': {} } } as const

testCalls([
  call('CourseCategories', whole('en'), {
    sends: 'GET /api/course-categories',
    answer: pageOf(CATEGORY),
    gives: { courseCategories: pageOf(CATEGORY) },
    broken: { 'a category without a name': pageOf({ id: 3, courses: 2 }) },
  }),
  call(
    'AddCourseCategory',
    { form: categoryForm },
    {
      ...made,
      sends: 'POST /api/course-categories',
      body: categoryForm,
      gives: { addCourseCategory: 9 },
      announces: ['courseVocabulary'],
    },
  ),
  call(
    'RenameCourseCategory',
    { id: 3, form: categoryChange },
    {
      sends: 'PATCH /api/course-categories/3',
      body: categoryChange,
      answer: CATEGORY,
      gives: { renameCourseCategory: 3 },
      broken: { 'no name': { id: 3 } },
      announces: ['courseRecords', 'courseVocabulary'],
    },
  ),
  call(
    'RemoveCourseCategory',
    { id: 3 },
    {
      sends: 'DELETE /api/course-categories/3',
      gives: { removeCourseCategory: true },
      announces: ['courseVocabulary'],
    },
  ),
  call(
    'PreviewCategoryMerge',
    { id: 3, into: 4 },
    {
      sends: 'POST /api/course-categories/3/merge/preview',
      body: { into: 4 },
      answer: MOVED,
      gives: { previewCategoryMerge: MOVED },
      broken: { 'what nobody knows': { ...MOVED, moved: [{ what: 'cars', count: 1 }] } },
    },
  ),
  call(
    'MergeCourseCategory',
    { id: 3, into: 4, total: 2 },
    {
      sends: 'POST /api/course-categories/3/merge',
      creates: true,
      body: { into: 4, total: 2 },
      answer: MOVED,
      gives: { mergeCourseCategory: MOVED },
      broken: { 'no total': { moved: [] } },
      announces: ['courseRecords', 'courseVocabulary'],
    },
  ),
  call('AgencyRecords', whole('name'), {
    sends: 'GET /api/agency-records',
    answer: pageOf(AGENCY),
    gives: { agencyRecords: pageOf(AGENCY) },
    broken: { 'an agency without a name': pageOf({ id: 7 }) },
  }),
  call(
    'AddAgency',
    { form: agencyForm },
    {
      ...made,
      sends: 'POST /api/agency-records',
      body: agencyForm,
      gives: { addAgency: 9 },
      announces: ['agencies'],
    },
  ),
  call(
    'PreviewAgencies',
    {},
    {
      sends: 'POST /api/agency-records/import/preview',
      file: new File(['agency'], 'agencies.csv'),
      creates: true,
      answer: PREVIEW,
      gives: { previewAgencies: PREVIEW },
      broken: { 'no rows': { ignoredColumns: [] } },
    },
  ),
  call(
    'BringAgencies',
    {},
    {
      sends: 'POST /api/agency-records/import',
      file: new File(['agency'], 'agencies.csv'),
      creates: true,
      answer: { added: 1, left: 0 },
      gives: { bringAgencies: { added: 1, left: 0 } },
      broken: { 'nothing added': { left: 0 } },
      announces: ['agencies'],
    },
  ),
  call(
    'ChangeAgency',
    { id: 7, form: agencyChange },
    {
      sends: 'PATCH /api/agency-records/7',
      body: agencyChange,
      answer: AGENCY,
      gives: { changeAgency: 7 },
      broken: { 'no name': { id: 7 } },
      announces: ['agencies', 'users'],
    },
  ),
  call(
    'RemoveAgency',
    { id: 7 },
    {
      sends: 'DELETE /api/agency-records/7',
      gives: { removeAgency: true },
      announces: ['agencies'],
    },
  ),
  call(
    'PreviewAgencyMerge',
    { id: 7, into: 8 },
    {
      sends: 'POST /api/agency-records/7/merge/preview',
      body: { into: 8 },
      answer: MOVED,
      gives: { previewAgencyMerge: MOVED },
      broken: { 'no total': { moved: [] } },
    },
  ),
  call(
    'MergeAgency',
    { id: 7, into: 8, total: 2 },
    {
      sends: 'POST /api/agency-records/7/merge',
      creates: true,
      body: { into: 8, total: 2 },
      answer: MOVED,
      gives: { mergeAgency: MOVED },
      broken: { 'no total': { moved: [] } },
      announces: ['agencies', 'users'],
    },
  ),
])
