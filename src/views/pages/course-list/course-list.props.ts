import type { ReactNode } from 'react'

import type { BroughtCourse, CourseVocabulary } from '../../../domain/contract/course-draft.contract.ts'
import type { COURSE_RECORDS, CourseRecord } from '../../../domain/contract/course-records.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { makingCourseMachine, MadeCourse } from '../../../machines/course-list/making-course.machine.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/** A course that comes as one file, once that is chosen. */
export type Bringing = Readonly<{ file: Blob | null; name: string }>

export type CourseListMachines = Readonly<{
  list: ListMachine<CourseRecord>
  acts: ActDeedMachine<PlainActOf<typeof COURSE_RECORDS>>
  making: typeof makingCourseMachine
  duplicating: DeedMachine<CourseRecord, MadeCourse>
  /** The browser saves the course as one file. */
  saving: DeedMachine<CourseRecord>
  bringing: DeedMachine<Bringing, BroughtCourse>
  vocabulary: ResourceMachine<CourseVocabulary>
}>

export type CourseListProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: CourseListMachines
  acting: Acting
  /** The editor of a course. */
  editorOf: (courseId: number) => string
  /** Goes there, once the course is made. */
  onMade: (courseId: number) => void
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>
