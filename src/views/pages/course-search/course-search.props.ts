import type { ComponentType } from 'react'

import type { CourseDetail, FoundCourse } from '../../../domain/contract/course-search.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { CourseChoices, courseSearchMachine } from '../../../machines/course-search/course-search.machine.ts'
import type { locationMachine } from '../../../machines/course-search/location.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Holdings } from '../home/course-standing.ts'
import type { EnrollDialogProps } from '../home/home.view.tsx'

type Asking = Readonly<{
  /** As the menu names the page. */
  title: string
  viewer: Readonly<{ isGuest: boolean; studentId: number | null }>
  /** Read for a student only; the actor's query is the student's id. */
  holdings: ResourceMachine<Holdings, number>
  /** Loaded when a signed-in person asks to enroll. */
  EnrollDialog: ComponentType<EnrollDialogProps>
}>

export type CourseSearchProps = Asking &
  Readonly<{
    /** As the address says. */
    asked: ListAsked
    machine: typeof courseSearchMachine
    location: typeof locationMachine
    /** The page of courses that came with this one: then none are asked for. */
    first?: ListRead<FoundCourse, CourseChoices> | undefined
  }>

export type CourseDetailProps = Asking &
  Readonly<{
    courseId: number
    machine: ResourceMachine<CourseDetail, number>
    /** Null where it is known that there is no such course. */
    first?: CourseDetail | null | undefined
    /** When it is, in milliseconds: what has closed is judged by it. */
    now: number
  }>
