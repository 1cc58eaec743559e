import { describe, expect, it } from 'vitest'

import {
  isSameFile,
  metadataOf,
  UPLOAD_BYTES,
  UPLOAD_TARGET,
  uploadKindOf,
  type UploadPlan,
} from '../../src/domain/file-upload.ts'

const MIB = 1024 * 1024
const PLAN: UploadPlan = { target: 'course:12', kind: 'captions', name: 'Lesson 1.srt', size: 900, language: 'tr' }

describe('a file that is chosen', () => {
  it.each([
    ['Lesson 1.MP4', 5, { kind: 'video' }],
    ['Lesson 1.webm', UPLOAD_BYTES.video, { kind: 'video' }],
    ['ders.tr.srt', MIB, { kind: 'captions' }],
    ['photo.jpg', 5, { why: 'kind' }],
    ['mp4', 5, { why: 'kind' }],
    ['Lesson 1.mp4', 0, { why: 'empty' }],
    ['Lesson 1.mp4', UPLOAD_BYTES.video + 1, { why: 'tooLarge' }],
    ['captions.vtt', MIB + 1, { why: 'tooLarge' }],
    [`${'x'.repeat(252)}.mp4`, 5, { why: 'longName' }],
  ])('%s of %i bytes is %o', (name, size, found) => {
    expect(uploadKindOf({ name, size }, ['video', 'captions'])).toEqual(found)
  })

  it('is the one that was begun where all of it that is known is the same', () => {
    const others: readonly Partial<UploadPlan>[] = [
      { target: 'library' },
      { kind: 'video' },
      { name: 'Lesson 2.srt' },
      { size: 901 },
      { language: 'ar' },
    ]
    expect(isSameFile(PLAN, { ...PLAN })).toBe(true)
    expect(others.map((other) => isSameFile(PLAN, { ...PLAN, ...other }))).toEqual(others.map(() => false))
  })
})

it('what a file is for is the library, a course, or a lesson of its draft', () => {
  const lesson = 'course:12:6f1c2b8e-4b0f-4f5c-9a52-0e6f3b1d7a90'
  const targets = ['library', 'course:12', lesson, 'course:0', 'course:12:', 'course:12:../x', 'lesson:12', 'library ']
  expect(targets.filter((target) => UPLOAD_TARGET.test(target))).toEqual(['library', 'course:12', lesson])
})

it('metadata is said in base64 of its letters, and what is not known is not said', () => {
  expect(metadataOf({ name: 'Ş.mp4', seconds: undefined, size: 4 })).toBe('name xZ4ubXA0,size NA==')
})
