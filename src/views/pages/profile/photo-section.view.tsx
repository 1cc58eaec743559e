import { useActorRef, useSelector } from '@xstate/react'
import { Camera, Trash2 } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import { PHOTO_FILE_BYTES } from '../../../domain/photo.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { photoShown, selectOutcome, type PhotoOutcome } from '../../../machines/profile/profile-photo.connect.ts'
import type { profilePhotoMachine } from '../../../machines/profile/profile-photo.machine.ts'
import { arriving } from '../../shell/arriving.tsx'
import { Part } from '../../shell/part.view.tsx'
import { Banner, type BannerTone } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { faultWords } from '../fault-words.ts'
import { PhotoPicture } from './photo-picture.view.tsx'
import { ProfileSection } from './profile-section.view.tsx'

const MEGABYTE = 1_000_000

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6', minWidth: '0' }),
  acts: css({ display: 'grid', justifyItems: 'start', gap: '3', flex: '[1 1 24rem]', minWidth: '0' }),
  /** Over its whole button, so that the control itself is what is pressed and has the focus. */
  choose: css({
    position: 'relative',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[2px]' },
  }),
  file: css({
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    cursor: 'pointer',
    '&[aria-disabled=true]': { cursor: 'default' },
  }),
  help: css({ textStyle: 'small', color: 'fg.muted', textWrap: '[pretty]' }),
  // Nothing said takes no room, and is there to be said into.
  said: css({ '&:not(:empty)': { marginBlockStart: '5' } }),
  progress: css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '6' }),
}

const TONES: Readonly<Record<PhotoOutcome, BannerTone>> = {
  saved: 'success',
  removed: 'success',
  tooLarge: 'danger',
  notAPicture: 'danger',
  refused: 'danger',
  unsent: 'warning',
  unremoved: 'warning',
}

const removal = arriving(() => import('./photo-removal.view.tsx'))

export type PhotoSectionProps = Readonly<{
  machine: typeof profilePhotoMachine
  name: string
  photoUrl: string | null
}>

export const PhotoSection = ({ machine, name, photoUrl }: PhotoSectionProps) => {
  const words = useWords()
  const { photo } = words.profile
  const formats = useFormats()
  const id = useId()
  const actor = useActorRef(machine)
  const shown = useSelector(actor, (snapshot) => photoShown(snapshot, photoUrl))
  const outcome = useSelector(actor, selectOutcome)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const step = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'choosing'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  // The button that was pressed stays for the focus, though there is nothing left to remove.
  const isRemovable = shown !== null || outcome === 'removed'

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) actor.send({ type: 'photo.chosen', file })
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  const decline = () => actor.send({ type: 'removal.declined' })
  const progress = () => {
    if (step === 'preparing') return photo.preparing()
    if (step === 'uploading') return photo.uploading()
    return step === 'removing' ? photo.removing() : null
  }
  const isTryable = outcome === 'unsent' || outcome === 'unremoved'
  const why = outcome === 'refused' || isTryable ? ` ${faultWords(words, fault)}` : ''

  return (
    <ProfileSection id="photo" title={photo.title()} lead={photo.lead()}>
      <div>
        <div className={styles.row}>
          <PhotoPicture url={shown} name={name} />
          <div className={styles.acts}>
            <span className={cx(button({ variant: 'outline' }), styles.choose)}>
              <Icon as={Camera} />
              <span aria-hidden>{shown === null ? photo.choose() : photo.change()}</span>
              <input
                type="file"
                accept="image/*"
                aria-label={shown === null ? photo.choose() : photo.change()}
                aria-describedby={`${id}-help`}
                aria-disabled={isBusy || undefined}
                className={styles.file}
                onClick={(event) => {
                  if (isBusy) event.preventDefault()
                }}
                onChange={choose}
              />
            </span>
            {isRemovable && (
              <Button
                variant="ghost"
                icon={Trash2}
                aria-haspopup="dialog"
                aria-disabled={shown === null || isBusy || undefined}
                onPointerEnter={removal.prepare}
                onFocus={removal.prepare}
                onClick={() => {
                  if (shown !== null) actor.send({ type: 'removal.asked' })
                }}
              >
                {photo.remove()}
              </Button>
            )}
            <p id={`${id}-help`} className={styles.help}>
              {photo.help()}
            </p>
          </div>
        </div>
        <div role="status" className={styles.said}>
          {isBusy && (
            <p className={styles.progress}>
              <Spinner size="sm" /> {progress()}
            </p>
          )}
          {(outcome === 'saved' || outcome === 'removed') && (
            <Banner tone={TONES[outcome]}>{photo.outcomes[outcome]()}</Banner>
          )}
        </div>
      </div>
      {outcome !== null && outcome !== 'saved' && outcome !== 'removed' && (
        <Banner
          tone={TONES[outcome]}
          announce="alert"
          {...(isTryable && {
            action: (
              <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'photo.retried' })}>
                {words.actions.retry()}
              </Button>
            ),
          })}
        >
          {outcome === 'tooLarge'
            ? photo.outcomes.tooLarge({ max: formats.number(PHOTO_FILE_BYTES / MEGABYTE) })
            : photo.outcomes[outcome]()}
          {why}
        </Banner>
      )}
      {step === 'asking' && (
        <Part onFailed={decline}>
          <removal.Arriving onKeep={decline} onRemove={() => actor.send({ type: 'removal.confirmed' })} />
        </Part>
      )}
    </ProfileSection>
  )
}
