import { Dialog as Ark } from '@ark-ui/react/dialog'
import { LocaleProvider } from '@ark-ui/react/locale'
import { Portal } from '@ark-ui/react/portal'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { css } from 'styled-system/css'

import { spacedShortCode } from '../../../domain/check-in.ts'
import { CHECK_IN_PATH } from '../../../domain/class-address.ts'
import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import type { CodeShown, RosterData } from '../../../machines/roster/roster.types.ts'
import { useDates } from '../../dates.ts'
import { useBackCloses } from '../../ui/back-closes.ts'
import { Button } from '../../ui/button.view.tsx'
import { useDocumentLanguage } from '../../ui/document-language.ts'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { ScanCode } from '../scan-code.view.tsx'

const styles = {
  positioner: css({ position: 'fixed', inset: '0', zIndex: 'dialog' }),
  content: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: '[safe center]',
    gap: { base: '3', md: '5' },
    width: 'full',
    height: 'viewport',
    overflow: 'auto',
    padding: { base: '4', md: '8' },
    backgroundColor: 'bg.canvas',
    textAlign: 'center',
  }),
  course: css({ color: 'fg.muted', overflowWrap: 'anywhere' }),
  title: css({ textStyle: 'heading.page' }),
  // Read across a room: black on white in every scheme, as large as the screen lets it be.
  code: css({
    width: '[min(100%, 60dvh)]',
    flex: 'none',
    // Four squares of nothing, without which no camera finds it.
    padding: '[min(9%, 5.4dvh)]',
    borderRadius: 'surface',
    backgroundColor: '[#fff]',
    color: '[#000]',
    forcedColorAdjust: 'none',
  }),
  // Beside the code where there is room, below it on a phone that is held up.
  shown: css({
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '2', lg: '10' },
    width: 'full',
  }),
  side: css({ display: 'grid', justifyItems: 'center', gap: { base: '1', lg: '4' }, maxWidth: 'prose' }),
  counts: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '4' }),
  count: css({ textStyle: 'lead', fontVariantNumeric: 'tabular-nums' }),
  text: css({ maxWidth: 'prose' }),
  short: css({ fontFamily: 'mono', fontSize: '3xl', fontWeight: 'bold', letterSpacing: '[0.1em]' }),
}

const Closed = ({ opensAt, timeZone }: Readonly<{ opensAt: string | null; timeZone: string }>) => {
  const { code } = useWords().roster
  const dates = useDates()
  return (
    <p className={styles.text}>
      {opensAt === null ? code.over() : code.opens({ when: dates.moment(opensAt, timeZone) })}
    </p>
  )
}

/** The page on which a code is typed, without what every browser adds. */
const typingAddress = (scanned: string): string => `\u2066${new URL(scanned).host}${CHECK_IN_PATH}\u2069`

type ShownProps = Readonly<{ shown: CodeShown & { kind: 'code' }; roster: Pick<RosterData, 'held' | 'items'> }>

const Shown = ({ shown, roster: { held, items } }: ShownProps) => {
  const { code } = useWords().roster
  const formats = useFormats()
  const dates = useDates()
  const at = held.sessions.findIndex(({ id }) => id === shown.sessionId)
  const session = held.sessions[at]
  const isNow = ({ sessionId }: RosterEntry['checkIns'][number]) => sessionId === shown.sessionId
  return (
    <div className={styles.shown}>
      <ScanCode address={shown.address} label={code.alt()} className={styles.code} />
      <div className={styles.side}>
        <p>{code.typed({ address: typingAddress(shown.address) })}</p>
        <p dir="ltr" className={styles.short}>
          {spacedShortCode(shown.short)}
        </p>
        <div className={styles.counts}>
          {/* As the roster says, which is read again and again. */}
          <p className={styles.count}>
            {code.checkedIn({
              here: formats.number(items.filter(({ checkIns }) => checkIns.some(isNow)).length),
              total: formats.number(items.length),
            })}
          </p>
          {/* Not announced: it says something else each second. */}
          <p className={styles.count}>{code.next({ seconds: formats.number(shown.secondsLeft) })}</p>
        </div>
        {session && (
          <p className={styles.course}>
            {code.session({
              number: formats.number(at + 1),
              total: formats.number(held.sessions.length),
              time: dates.span(session.startsAt, session.endsAt, held.timeZone),
            })}
          </p>
        )}
      </div>
    </div>
  )
}

/** Held up to the room: nothing but the code, what to do with it, and when the next one comes. */
export const CodeScreen = ({ open: isOpen, actor }: Readonly<{ open: boolean; actor: RosterActor }>) => {
  const { code: said } = useWords().roster
  const locale = useDocumentLanguage()
  const shown = useSelector(actor, ({ context }) => context.code)
  const roster = useSelector(actor, ({ context }) => context.read?.roster)
  const held = roster?.held
  const leave = () => actor.send({ type: 'desk.left' })
  useBackCloses(isOpen, leave)
  return (
    <LocaleProvider locale={locale}>
      <Ark.Root open={isOpen} lazyMount unmountOnExit onOpenChange={({ open }) => !open && leave()}>
        <Portal>
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content className={styles.content}>
              {held && <bdi className={styles.course}>{held.courseTitle}</bdi>}
              <Ark.Title className={styles.title}>{shown?.kind === 'none' ? said.noneTitle() : said.title()}</Ark.Title>
              {shown?.kind === 'code' && roster && (
                <>
                  <Ark.Description className={styles.text}>{said.lead()}</Ark.Description>
                  <Shown shown={shown} roster={roster} />
                </>
              )}
              {shown?.kind === 'none' && held && <Closed opensAt={shown.opensAt} timeZone={held.timeZone} />}
              {shown === null && (
                <div role="status" aria-label={said.making()} className={styles.code}>
                  <Skeleton height="32rem" />
                </div>
              )}
              <Button variant="outline" size="lg" icon={X} onClick={leave}>
                {said.close()}
              </Button>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  )
}
