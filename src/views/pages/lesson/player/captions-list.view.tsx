import { useSelector } from '@xstate/react'

import { soundHeard, soundsOf } from '../../../../domain/film-sound.ts'
import {
  CAPTION_CHOICES,
  CAPTION_SIZES,
  type CaptionChoice,
  type SoundChoice,
} from '../../../../domain/player-habits.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { OWN_NAME } from '../../../shell/toolbar/languages.ts'
import MenuList, { type MenuChoice, type MenuListProps } from './menu-list.view.tsx'

type CaptionsListProps = Pick<MenuListProps, 'onClose'> &
  Readonly<{ lesson: LessonActor; captions: CaptionChoice; sound: SoundChoice }>

/** The captions of a video, the voice that it speaks with where it has several, and how large its captions are. */
const CaptionsList = ({ lesson, captions, sound, onClose }: CaptionsListProps) => {
  const words = useWords().lesson.player
  const media = useSelector(lesson, ({ context }) => context.media)
  const size = useSelector(lesson, ({ context }) => context.captionSize)
  const languages = media?.captions.map(({ language }) => language) ?? []
  const sounds = media ? soundsOf(media) : []
  const heard = media && soundHeard(media, sound)
  const choose = (group: string, value: string) => {
    const captionSize = CAPTION_SIZES.find((one) => one === value)
    const choice = CAPTION_CHOICES.find((one) => one === value)
    const voice = sounds.find((one) => one === value)
    if (group === 'size' && captionSize) lesson.send({ type: 'captionSize.chosen', size: captionSize })
    // What is heard goes on: only another voice is another film.
    if (group === 'sound' && voice && voice !== heard) lesson.send({ type: 'sound.chosen', sound: voice })
    if (group === 'language' && choice) lesson.send({ type: 'captions.chosen', captions: choice })
  }
  const voiceOf = (one: SoundChoice): MenuChoice =>
    one === 'original'
      ? { value: one, label: words.originalSound(), isChosen: one === heard }
      : { value: one, label: OWN_NAME[one], lang: one, isChosen: one === heard }
  return (
    <MenuList
      label={words.captions()}
      groups={[
        {
          id: 'language',
          label: words.captions(),
          choices: [
            { value: 'off', label: words.captionsOff(), isChosen: captions === 'off' },
            ...languages.map((language) => ({
              value: language,
              label: OWN_NAME[language],
              lang: language,
              isChosen: language === captions,
            })),
          ],
        },
        ...(sounds.length < 2 ? [] : [{ id: 'sound', label: words.sound(), choices: sounds.map(voiceOf) }]),
        {
          id: 'size',
          label: words.captionSize(),
          choices: CAPTION_SIZES.map((one) => ({
            value: one,
            label: words.captionSizes[one](),
            isChosen: one === size,
          })),
        },
      ]}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

// The default export is what React's lazy() takes.
export default CaptionsList
