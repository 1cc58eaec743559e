import { expect, test } from 'vitest'

import { lessonTarget, shownName, videoOf } from '../../../src/domain/course/course-upload.ts'
import { UPLOAD_TARGET } from '../../../src/domain/file-upload.ts'
import { HELD, READY } from '../../../src/views/uploads/story-uploads.ts'

test('files are sent for a lesson, whatever its key was made of', () => {
  const targets = [lessonTarget(12, 'l7'), lessonTarget(12, crypto.randomUUID()), 'course:12:', 'course:12:a b']
  expect(targets.map((target) => UPLOAD_TARGET.test(target))).toEqual([true, true, false, false])
})

test('a video that was sent is one of a lesson once it is ready', () => {
  const file = { container: 'lessons', name: `${'b'.repeat(64)}.webm` }
  expect([videoOf(HELD), videoOf({ ...READY, file })]).toEqual([
    null,
    { sources: [{ ...file, type: 'video/webm' }], seconds: 372.4, width: 1280, height: 720 },
  ])
  expect([shownName(file), shownName({ container: 'lessons', name: 'scene.mp4' })]).toEqual(['WEBM', 'scene.mp4'])
})
