import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import type { Upload } from '../../../src/domain/contract/upload.contract.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import type { PiecesInput, UploadEvent } from '../../../src/machines/upload/upload.machine.ts'
import type { UploadsActor } from '../../../src/machines/upload/uploads.machine.ts'
import { fails } from '../../../src/views/pages/story-actors.ts'
import {
  fileOf,
  HELD,
  ID,
  READY,
  READY_CAPTIONS,
  TARGET,
  uploadsThat,
} from '../../../src/views/uploads/story-uploads.ts'
import { Uploads, type UploadsProps } from '../../../src/views/uploads/uploads.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const MIB = 1024 * 1024
const LESSON = fileOf('Lesson 1.mp4', 1840 * MIB)

const open = async (actor: UploadsActor, props: Partial<UploadsProps> = {}, language: Locales = 'en') => {
  const onReady = vi.fn<(upload: Upload) => void>()
  const view = <Uploads actor={actor} target={TARGET} kinds={['video']} isMany onReady={onReady} {...props} />
  return { onReady, ...(await renderSpoken(view, ['uploads'], language)) }
}

const choose = async (...files: readonly File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(/^Choose (?:a )?(?:videos?|captions|files?)/), [...files])

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const standings = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** Files that are sent, and what is told of the one that began last. */
const sendingByHand = () => {
  const sent: PiecesInput[] = []
  let tell: (event: UploadEvent) => void = () => {}
  const actor = uploadsThat({
    send: (told, input) => {
      sent.push(input)
      tell = told
    },
  })
  return { actor, sent, tell: (...events: UploadEvent[]) => act(() => events.forEach((event) => tell(event))) }
}

/** All that is sent arrives, and is found to be so. */
const arrived = (found: Upload) =>
  uploadsThat({
    found,
    send: (tell) => {
      tell({ type: 'pieces.begun', id: ID })
      tell({ type: 'pieces.arrived' })
    },
  })

describe('uploads', () => {
  it('are chosen, sent and handed over once when they are ready', async () => {
    const { actor, sent, tell } = sendingByHand()
    const { onReady } = await open(actor)
    await choose(LESSON)
    expect(
      sent.map(({ file: { target, kind, name, language }, id }) => ({ target, kind, name, language, id })),
    ).toEqual([{ target: TARGET, kind: 'video', name: 'Lesson 1.mp4', language: 'en', id: null }])
    tell({ type: 'pieces.begun', id: ID }, { type: 'pieces.moved', sent: 920 * MIB })
    const bar = screen.getByRole('progressbar', { name: 'Sent of Lesson 1.mp4' })
    expect(bar).toHaveAttribute('aria-valuetext', '50%, 920 MB of 1.8 GB')
    expect(standings()).toEqual(['Lesson 1.mp4 Uploading'])
    tell({ type: 'pieces.arrived' })
    expect(await screen.findByText('Length: 7 min')).toBeVisible()
    expect(screen.getByText('1,280 × 720 pixels')).toBeVisible()
    expect([standings(), screen.queryByRole('progressbar'), onReady.mock.calls]).toEqual([
      ['Lesson 1.mp4 Ready'],
      null,
      [[READY]],
    ])
  })

  it('that got ready while somebody was elsewhere are handed over when they come back', async () => {
    const { actor, tell } = sendingByHand()
    const first = await open(actor)
    await choose(LESSON)
    first.unmount()
    tell({ type: 'pieces.begun', id: ID }, { type: 'pieces.arrived' })
    await vi.waitFor(() => expect(actor.getSnapshot().context.uploads[0]?.getSnapshot().matches('ready')).toBe(true))
    const back = await open(actor)
    expect([first.onReady.mock.calls, back.onReady.mock.calls]).toEqual([[], [[READY]]])
    back.unmount()
    expect((await open(actor)).onReady.mock.calls).toEqual([])
  })

  it('are paused and go on by one button, which keeps the focus', async () => {
    const { actor, sent } = sendingByHand()
    await open(actor)
    await choose(LESSON)
    const button = screen.getByRole('button', { name: 'Pause Lesson 1.mp4' })
    await userEvent.click(button)
    expect([standings(), button.textContent]).toEqual([['Lesson 1.mp4 Paused'], 'Go on'])
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect([standings(), sent.length]).toEqual([['Lesson 1.mp4 Uploading'], 2])
  })

  it('say why they wait, and try again at once where that is wanted', async () => {
    const { actor, tell } = sendingByHand()
    await open(actor)
    await choose(LESSON)
    tell({ type: 'pieces.broken', fault: { kind: 'offline' } })
    expect(standings()).toEqual(['Lesson 1.mp4 You are offline'])
    expect(screen.getByText('It goes on by itself when you are online again.')).toBeVisible()
    await press('Try again: Lesson 1.mp4')
    expect(standings()).toEqual(['Lesson 1.mp4 Uploading'])
    tell({ type: 'pieces.broken', fault: { kind: 'refused', message: 'There is no room.' } })
    expect([standings(), screen.getByText('There is no room.').tagName]).toEqual([['Lesson 1.mp4 Not uploaded'], 'P'])
  })

  it('that were begun before go on with the same file, and with no other', async () => {
    const sent: PiecesInput[] = []
    await open(uploadsThat({ held: [HELD], send: (_tell, input) => sent.push(input) }))
    expect(await screen.findByText('Choose the same file again to go on from where it stopped.')).toBeVisible()
    const again = screen.getByLabelText('Choose the file Lesson 1.mp4', { selector: 'input' })
    await userEvent.upload(again, fileOf('Lesson 1.mp4', 3))
    expect(standings()).toEqual(['Lesson 1.mp4 This is another file'])
    await userEvent.upload(again, LESSON)
    expect([standings(), sent.map(({ id, file }) => [id, file.name])]).toEqual([
      ['Lesson 1.mp4 Uploading'],
      [[HELD.id, 'Lesson 1.mp4']],
    ])
  })

  it('are given up after a question where something has come, and leave the focus to the chooser', async () => {
    await open(uploadsThat({ held: [HELD] }))
    await press('Give up Lesson 1.mp4')
    const question = await screen.findByRole('alertdialog', { name: 'Give up this upload?' })
    expect(within(question).getByText('What has come of Lesson 1.mp4 is deleted: 644 MB of 1.8 GB.')).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Give up' }))
    await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull())
    await vi.waitFor(() => expect(screen.getByLabelText('Choose videos')).toHaveFocus())
  })

  it('that could not be given up say so, and can be kept', async () => {
    await open(uploadsThat({ held: [HELD], abandon: fails<void, { id: string }>({ kind: 'offline' }) }))
    await press('Give up Lesson 1.mp4')
    await userEvent.click(await screen.findByRole('button', { name: 'Give up' }))
    expect(await screen.findByText('Could not be given up')).toBeVisible()
    await press('Keep Lesson 1.mp4')
    expect(standings()).toEqual(['Lesson 1.mp4 Waiting for its file'])
  })

  it('that are refused say why, and are dismissed', async () => {
    const { onReady } = await open(arrived({ ...READY, state: 'refused', refusal: 'codec' }))
    await choose(LESSON)
    expect(
      await screen.findByText('Not every browser plays this video. Export it as MP4 with H.264 and AAC.'),
    ).toBeVisible()
    await press('Dismiss Lesson 1.mp4')
    expect([screen.queryByRole('list', { name: 'Uploads' }), onReady.mock.calls]).toEqual([null, []])
    expect(screen.getByLabelText('Choose videos')).toHaveFocus()
  })

  it('tell what is to look at in captions', async () => {
    await open(arrived(READY_CAPTIONS), { kinds: ['captions'], language: 'tr', seconds: 372.4, isMany: false })
    await choose(fileOf('Lesson 1.srt', 24_000))
    await userEvent.click(await screen.findByText('3 lines to look at'))
    expect(screen.getByText('86 captions')).toBeVisible()
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual([
      'Line 12: the time cannot be read, so the caption was left out',
      'Line 48: it begins while the one before is still shown',
      'Line 301: it ends after the video',
    ])
  })

  it('are for their place alone: its target, its kinds, and of captions its language', async () => {
    const held = [
      HELD,
      { ...HELD, id: 'c'.repeat(32), name: 'Of another course.mp4', target: 'course:13' },
      { ...HELD, id: 'd'.repeat(32), name: 'English.srt', kind: 'captions' as const },
      { ...HELD, id: 'e'.repeat(32), name: 'Türkçe.srt', kind: 'captions' as const, language: 'tr' as const },
    ]
    await open(uploadsThat({ held }), { kinds: ['captions'], language: 'tr' })
    expect(await screen.findByText('Waiting for its file')).toBeVisible()
    expect(standings()).toEqual(['Türkçe.srt Waiting for its file'])
  })

  it('that cannot be are told, and the others are sent', async () => {
    const { actor, sent } = sendingByHand()
    await open(actor)
    await choose(fileOf('notes.txt', 12), fileOf('Empty.mp4', 0), LESSON, fileOf('Whole day.mp4', 5000 * MIB))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Not uploadednotes.txt: this kind of file is not taken here.Empty.mp4: there is nothing in this file.Whole day.mp4: this file is larger than 4 GB.',
    )
    expect(sent.map(({ file }) => file.name)).toEqual(['Lesson 1.mp4'])
  })

  it('go on where what was begun before could not be looked up, which can be tried again', async () => {
    await open(uploadsThat({ readHeld: fails<readonly Upload[], undefined>({ kind: 'offline' }) }))
    expect(await screen.findByText('What you began to upload before could not be looked up.')).toBeVisible()
    await choose(LESSON)
    expect(screen.getByText('Uploading')).toBeVisible()
    await press('Try again')
    expect(await screen.findByText('What you began to upload before could not be looked up.')).toBeVisible()
  })
})
