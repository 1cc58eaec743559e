import { fromCallback, type EventObject } from 'xstate'

import type { Course } from '../../../domain/contract/course.contract.ts'
import type { TaughtWith } from '../../../domain/contract/material.contract.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { materialUploadMachine, type UploadInput } from '../../../machines/materials/material-upload.machine.ts'
import type { UploadNews } from '../../../machines/uploading.ts'
import { answers, resourceThat } from '../story-actors.ts'
import { COURSES } from '../story-data.ts'
import type { Retired } from './retire-dialog.view.tsx'

const version = (id: number, number: number, note: string | null = null) => ({
  id,
  version: number,
  downloadName: 'instructor-guide-outline.pdf',
  bytes: 42_711,
  note,
  uploadedAt: `2026-0${number}-04T14:00:00Z`,
  url: `/api/materials/versions/${id}/download?viewer=1&expires=2&signature=x`,
})

export const TAUGHT_WITH: readonly TaughtWith[] = [
  {
    courseId: 2,
    courseTitle: 'National TIM Responder Course (in person)',
    materials: [
      {
        id: 4,
        title: 'Instructor guide outline',
        versions: [version(3, 3, 'A ten-minute break after lesson 5.'), version(2, 2, 'Typos.'), version(1, 1)],
      },
      { id: 5, title: 'Sign-in sheet', versions: [{ ...version(9, 1), bytes: 2_400_000 }] },
    ],
  },
]

export const OFFERED = resourceThat<readonly Course[]>(answers<readonly Course[], { query: undefined }>(COURSES))

type Tell = (news: UploadNews) => void

/** The chart with outside actors of stories and tests; `upload` tells what becomes of the file, which arrives at once. */
export const uploadThat = (
  upload: (tell: Tell, input: UploadInput) => void = (tell) => tell({ type: 'upload.arrived' }),
) =>
  materialUploadMachine.provide({
    actors: {
      upload: fromCallback<EventObject, UploadInput>(({ input, sendBack }) => upload(sendBack, input)),
    },
  })

export const retiringThat = (perform = answers<void, { subject: Retired }>(undefined)) =>
  createDeedMachine<Retired>().provide({ actors: { perform } })
