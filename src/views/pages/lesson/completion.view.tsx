import { useSelector } from '@xstate/react'
import { Award, X } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { CoursePlayerActor } from '../../../machines/course-player/course-player.machine.ts'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The course is done: said once, quietly, with the way to the certificate. */
export const Completion = ({ player }: { player: CoursePlayerActor }) => {
  const words = useWords()
  const isCelebrating = useSelector(player, (snapshot) => snapshot.matches({ ready: { course: 'celebrating' } }))
  const certificate = useSelector(player, ({ context }) => context.progress?.certificate ?? null)
  return (
    <section
      ref={isCelebrating ? takeFocus : null}
      tabIndex={-1}
      aria-labelledby="completion"
      className={css({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr)]' },
        alignItems: 'center',
        gap: { base: '4', md: '8' },
        padding: { base: '5', md: '8' },
        marginBlockEnd: '6',
        borderWidth: 'hairline',
        borderInlineStartWidth: 'mark',
        borderColor: 'brand.pink',
        borderRadius: 'surface',
        backgroundColor: 'bg.surface',
        presence: 'rise',
      })}
    >
      <div className={css({ maxWidth: '[30rem]' })}>
        <ClearedLane />
      </div>
      <div className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
        <h2 id="completion" className={css({ textStyle: 'heading.section' })}>
          {words.lesson.completion.title()}
        </h2>
        <p className={css({ maxWidth: 'prose' })}>
          {certificate ? words.lesson.completion.text() : words.lesson.completion.preparing()}
        </p>
        {certificate && (
          <>
            <p>
              <bdi className={css({ textStyle: 'heading.card', fontVariantNumeric: 'tabular-nums' })}>
                {words.lesson.completion.number({ number: certificate.number })}
              </bdi>
            </p>
            <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
              {certificate.downloadUrl !== null && (
                <LinkButton size="lg" variant="brand" icon={Award} href={certificate.downloadUrl} external>
                  {words.lesson.completion.open()}
                </LinkButton>
              )}
              <Link variant="standalone" href={`/course/verification?code=${encodeURIComponent(certificate.number)}`}>
                {words.lesson.completion.verify()}
              </Link>
            </div>
          </>
        )}
      </div>
      {isCelebrating && (
        <span className={css({ position: 'absolute', insetBlockStart: '3', insetInlineEnd: '3' })}>
          <IconButton
            icon={X}
            label={words.actions.close()}
            onClick={() => player.send({ type: 'celebration.closed' })}
          />
        </span>
      )}
    </section>
  )
}
