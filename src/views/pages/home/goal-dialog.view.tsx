import { ArrowRight, ClipboardList, GraduationCap, Users, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link as RouterLink } from 'wouter'

import { GOALS, registrationFor, type Goal } from '../../../domain/goal.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Speaking } from '../../shell/speaking.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import type { GoalDialogProps } from './home.view.tsx'

const ICONS: Readonly<Record<Goal, LucideIcon>> = { teach: ClipboardList, enroll: GraduationCap, manage: Users }

const styles = {
  list: css({ display: 'grid', gap: '3' }),
  goal: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    alignItems: 'center',
    columnGap: '4',
    padding: '4',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    color: 'fg.default',
    textDecoration: 'none',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent.solid', backgroundColor: 'accent.subtle' },
  }),
  sign: css({
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'control',
    backgroundColor: 'accent.subtle',
    color: 'accent.fg',
  }),
  text: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  name: css({ display: 'block', textStyle: 'heading.card' }),
  about: css({ display: 'block', color: 'fg.muted', textWrap: '[pretty]' }),
  arrow: css({ color: 'accent.fg' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', gap: '2', flex: '1' }),
}

const GoalList = ({ onClose }: GoalDialogProps) => {
  const words = useWords()
  const goals = words.guestGoals
  return (
    <Dialog
      open
      onClose={onClose}
      title={goals.title()}
      description={goals.lead()}
      closeLabel={words.actions.close()}
      footer={
        <p className={styles.foot}>
          {goals.held()} <Link href="/sign-in">{goals.signIn()}</Link>
        </p>
      }
    >
      <ul className={styles.list}>
        {GOALS.map((goal) => (
          <li key={goal}>
            <RouterLink href={registrationFor(goal)} className={styles.goal}>
              <span className={styles.sign}>
                <Icon as={ICONS[goal]} size="lg" />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{goals[goal]()}</span>
                <span className={styles.about}>{goals[`${goal}Text`]()}</span>
              </span>
              <Icon as={ArrowRight} mirrored className={styles.arrow} />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What a guest would like to accomplish, and the account that goes with it. Brings its own words. */
const GoalDialog = (props: GoalDialogProps) => (
  <Speaking namespaces={['guestGoals']}>
    <GoalList {...props} />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default GoalDialog
