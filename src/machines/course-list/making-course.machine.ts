import { courseForm, type CourseForm } from '../../domain/contract/course-form.contract.ts'
import { COURSE_TYPE } from '../../domain/course.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

/** Its category is 0 as long as none is chosen. */
export type CourseValues = Readonly<
  Omit<CourseForm, 'courseTypeId'> & { courseTypeId: (typeof COURSE_TYPE)[keyof typeof COURSE_TYPE] }
>

export type MadeCourse = Readonly<{ id: number }>

export const NO_COURSE: CourseValues = { title: '', isOnline: true, courseTypeId: COURSE_TYPE.standard, categoryId: 0 }

/** What a course is begun with; all else is written in its editor. */
export const courseFormMachine = createFormMachine<CourseValues, MadeCourse>({ validate: rulesOf(courseForm) })

export const makingCourseMachine = createAskedForm({
  id: 'course',
  form: courseFormMachine,
  drafted: { title: true, isOnline: true, courseTypeId: true, categoryId: true },
})
