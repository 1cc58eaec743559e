import { AGENCY_RECORDS } from '../../src/domain/contract/agency-records.list.ts'
import { COURSE_CATEGORIES } from '../../src/domain/contract/course-categories.list.ts'
import { COURSE_RECORDS } from '../../src/domain/contract/course-records.list.ts'
import { begins, listed, type Chapter } from './chapter.ts'

const TAKEN = 'A name that another has, at its field.'
const TAKEN_OR_CHANGED = `${TAKEN} 409 \`CHANGED_MEANWHILE\` with \`is\` where it is not as \`was\` says by now.`
const MERGE_TRIED = 'It is done and rolled back. Nothing is changed.'
const MERGE_REFUSED = '404 where there is no such other one, or it is itself.'
const MERGE_HELD = '409 `SELECTION_CHANGED` where another number moves by now than was said.'
const AGENCY_FILE = '413, 415 and 422 as for a file of people.'
const GOES_ON = 'Who is enrolled goes on with what they began.'

export const courseMaking: Chapter = {
  tag: 'Courses as they are made',
  about:
    'For those who write the program’s courses: drafts, their checks, and the versions that are published of them.',
  calls: {
    ...listed(COURSE_RECORDS, {
      rows: 'CourseRecords',
      summary: 'Every course, whether it is offered or not',
      does: 'A page of them, by title.',
      file: 'the courses',
    }),
    'POST /course-records/acts/withdraw': begins({
      id: 'withdrawCourses',
      summary: 'Take courses off offer',
      does: `Nobody finds or begins them. ${GOES_ON}`,
    }),
    'POST /course-records/acts/offerAgain': begins({
      id: 'offerCoursesAgain',
      summary: 'Offer courses again',
      does: 'As they were published last; a draft that was changed since stays one.',
    }),
    'POST /course-records/acts/archive': begins({
      id: 'archiveCourses',
      summary: 'Archive courses',
      does: `They are offered to nobody and not changed any more. ${GOES_ON}`,
    }),
    'POST /course-records/acts/unarchive': begins({
      id: 'unarchiveCourses',
      summary: 'Take courses out of the archive',
      does: 'They are as before, and offered to nobody.',
    }),
    'POST /course-records': {
      id: 'makeCourse',
      summary: 'Make a course',
      does: 'An empty draft, which nobody is offered. Its title is in the language of the request.',
      refuses: 'A category that is not known, at its field.',
    },
    'POST /course-records/{id}/duplicate': {
      id: 'duplicateCourse',
      summary: 'Make a course of another',
      does: 'A draft with all that the other is as it is written now; its files are the same.',
      refuses: null,
    },
    'GET /course-records/{id}/draft': {
      id: 'readCourseDraft',
      summary: 'A course as it is written',
      does: 'All of it in one document, with what keeps it from being published. A course that was not changed since it is offered is told as it is offered.',
      refuses: null,
    },
    'PATCH /course-records/{id}/draft': {
      id: 'saveCourseDraft',
      summary: 'Save what was changed of a course',
      does: 'Each change names what was there before. Changes of others to other things stay; the whole document is told where there are any.',
      refuses:
        '409 `COURSE_CONFLICT` where something else is there by now, with both values: nothing is saved. 409 `ILLEGAL_TRANSITION` of a course in the archive.',
    },
    'POST /course-records/{id}/publish': {
      id: 'publishCourse',
      summary: 'Publish a course as it is written',
      does: `An online course gets its next version, which is what is begun from now on. ${GOES_ON}`,
      refuses:
        '409 `COURSE_CHANGED` where it is of another revision, `COURSE_INCOMPLETE` with what is missing, `ILLEGAL_TRANSITION` where it is published as it is, or in the archive.',
    },
    'GET /course-records/{id}/files': {
      id: 'openCourseFiles',
      summary: 'Addresses of the files of a draft',
      does: 'Short-lived, and bound to the session that asked: a media element sends no header.',
      refuses: null,
    },
    'POST /course-records/{id}/questions/read': {
      id: 'readQuestions',
      summary: 'Read questions of GIFT, CSV or Moodle XML',
      does: 'Gives each as a draft has it, and says of each line what is left out and what is lost. Nothing is written.',
      refuses:
        '413 `IMPORT_TOO_LARGE` for a line of a table that has no end. 422 `XML_DOCTYPE` for XML that declares what it is made of.',
    },
    'GET /course-records/{id}/file': {
      id: 'openCourseFile',
      summary: 'The address of a course as one file',
      does: 'Short-lived, and bound to the session that asked: a link sends no header.',
      refuses: null,
    },
    'GET /course-records/{id}/file/download': {
      id: 'saveCourseFile',
      summary: 'A course as one file',
      does: 'A ZIP of all that is written of it, and of the files that it names. By its signed address alone.',
      refuses: '413 `TOO_LARGE` for one of more than 4 GB.',
    },
    'POST /course-records/import': {
      id: 'importCourse',
      summary: 'Make a course of a file',
      does: 'A draft of all that is in it. Its files are checked by their content, as every upload is. Its category is made where there is none of its name.',
      refuses:
        '413 `TOO_LARGE`. 422 `COURSE_FILE_UNREADABLE` for what is no such file, or has anything in it that is unknown, missing or damaged. 507 `NO_ROOM`.',
    },
    'GET /course-records/{id}/statistics': {
      id: 'readQuestionStatistics',
      summary: 'What was made of the questions of a course',
      does: 'Of each question that was answered in attempts that are over, as it was published last: how many answered, and from thirty answers on the share that was right, how well it tells who knows from who does not, and how many chose each choice.',
      refuses: '404 for a course that is not there.',
    },
    'GET /course-records/{id}/versions': {
      id: 'listCourseVersions',
      summary: 'The versions of a course',
      does: 'The newest first, with who is under way in each. A course in person has none.',
      refuses: null,
    },
    'GET /course-records/{id}/versions/{version}': {
      id: 'readCourseVersion',
      summary: 'A version of a course',
      does: 'All of it, as it was published.',
      refuses: null,
    },
    'GET /course-records/{id}/instructors': {
      id: 'listCourseInstructors',
      summary: 'Who answers for the students of an online course',
      does: 'By name, those too who are no instructors any more.',
      refuses: '404 for a course in person: its classes have instructors of their own.',
    },
    'GET /course-records/{id}/instructors/choices': {
      id: 'findCourseInstructors',
      summary: 'Instructors whom an online course could have',
      does: 'The first by name of those that it has not, by some of their name, address or numbers.',
      refuses: '404 for a course in person.',
    },
    'PUT /course-records/{id}/instructors/{userId}': {
      id: 'addCourseInstructor',
      summary: 'Let an instructor answer for the students of an online course',
      does: 'At once, in every version of it and those to come. Answers who does so now.',
      refuses: '404 for a course in person. 409 `NOT_AN_INSTRUCTOR`, `TOO_MANY_INSTRUCTORS` where fifty do so.',
    },
    'DELETE /course-records/{id}/instructors/{userId}': {
      id: 'removeCourseInstructor',
      summary: 'Let somebody answer no more for the students of an online course',
      does: 'At once, in every version of it. Answers who does so now.',
      refuses: '404 for a course in person.',
    },
    'GET /course-vocabulary': {
      id: 'readCourseVocabulary',
      summary: 'What courses are described by',
      does: 'Categories, with how many courses are of each, and the courses that may be asked for before another.',
      refuses: null,
    },
    ...listed(COURSE_CATEGORIES, {
      rows: 'CourseCategories',
      summary: 'The categories of courses',
      does: 'A page of them, by their English names, with how many courses each has.',
      file: 'the categories of courses',
    }),
    'POST /course-categories': {
      id: 'addCourseCategory',
      summary: 'Add a category of courses',
      does: 'By its name in every language.',
      refuses: TAKEN,
    },
    'PATCH /course-categories/{id}': {
      id: 'renameCourseCategory',
      summary: 'Rename a category of courses',
      does: 'In every language, wherever it is shown.',
      refuses: TAKEN_OR_CHANGED,
    },
    'DELETE /course-categories/{id}': {
      id: 'removeCourseCategory',
      summary: 'Remove a category of courses',
      does: 'One that no course has.',
      refuses: '409 `IN_USE` where a course has it.',
    },
    'POST /course-categories/{id}/merge/preview': {
      id: 'previewCourseCategoryMerge',
      summary: 'Find what a merge of categories would move',
      does: MERGE_TRIED,
      refuses: MERGE_REFUSED,
    },
    'POST /course-categories/{id}/merge': {
      id: 'mergeCourseCategory',
      summary: 'Merge a category of courses into another',
      does: 'Its courses, and what is written of them, are of the other; it is gone.',
      refuses: `${MERGE_REFUSED} ${MERGE_HELD}`,
    },
    ...listed(AGENCY_RECORDS, {
      rows: 'AgencyRecords',
      summary: 'The agencies, with what there is of each',
      does: 'A page of them, by name.',
      file: 'the agencies',
    }),
    'POST /agency-records': {
      id: 'addAgency',
      summary: 'Add an agency',
      does: 'With its kind, county and city, where they are known.',
      refuses: TAKEN,
    },
    'POST /agency-records/import/preview': {
      id: 'previewAgencyImport',
      summary: 'Look through a list of agencies',
      does: 'Of each row of a CSV file what would become of it. Nothing is added.',
      refuses: AGENCY_FILE,
    },
    'POST /agency-records/import': {
      id: 'importAgencies',
      summary: 'Bring in a list of agencies',
      does: 'Adds those of a CSV file that are ready, and leaves the others.',
      refuses: AGENCY_FILE,
    },
    'PATCH /agency-records/{id}': {
      id: 'changeAgency',
      summary: 'Change an agency',
      does: 'Its name, kind, county and city, wherever they are shown.',
      refuses: TAKEN_OR_CHANGED,
    },
    'DELETE /agency-records/{id}': {
      id: 'removeAgency',
      summary: 'Remove an agency',
      does: 'One that nobody and nothing has.',
      refuses: '409 `IN_USE` where somebody or something has it.',
    },
    'POST /agency-records/{id}/merge/preview': {
      id: 'previewAgencyMerge',
      summary: 'Find what a merge of agencies would move',
      does: MERGE_TRIED,
      refuses: MERGE_REFUSED,
    },
    'POST /agency-records/{id}/merge': {
      id: 'mergeAgency',
      summary: 'Merge an agency into another',
      does: 'People, invitations, groups and classes of it are of the other; it is gone.',
      refuses: `${MERGE_REFUSED} ${MERGE_HELD}`,
    },
  },
}
