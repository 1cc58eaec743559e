import { css, cx } from 'styled-system/css'

import type { LessonPicture } from '../../domain/lesson-picture.ts'
import { categoryPictureOf } from '../../domain/picture.ts'
import courses from './generated/courses.svg'
import lessons from './generated/lessons.svg'
import { picture } from './paint.ts'
import { askWhenNear } from './when-near.ts'

/** The sky is there before the picture: nothing flashes when that comes. */
const scene = css({ background: 'picture.skyMid', aspectRatio: 'video' })

const Scene = ({ file }: { file: string }) => (
  <svg
    key={file}
    ref={askWhenNear}
    data-picture="scene"
    aria-hidden
    viewBox="0 0 320 180"
    className={cx(picture, scene)}
  >
    <use data-file={file} />
  </svg>
)

/** 16:9; by the course's category, and by its type where nobody chose a picture for that. */
export const CourseThumbnail = ({ course }: { course: Parameters<typeof categoryPictureOf>[0] }) => (
  <Scene file={`${courses}#${categoryPictureOf(course)}`} />
)

/** 16:9; what the lesson is about. */
export const LessonThumbnail = ({ lesson }: { lesson: LessonPicture }) => <Scene file={`${lessons}#${lesson}`} />
