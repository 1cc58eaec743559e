import {
  ArrowRight,
  BookOpen,
  BookOpenText,
  CalendarPlus,
  ChartColumn,
  FolderDown,
  GraduationCap,
  Library,
  MessagesSquare,
  MonitorPlay,
  Presentation,
  ScanSearch,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { css } from 'styled-system/css'
import { Link as RouterLink } from 'wouter'

import type { RoleId } from '../../../domain/role.ts'
import { WELCOME_PLACES, welcomePlaces, type WelcomePlace } from '../../../domain/welcome.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { usePlaces } from '../places.context.tsx'
import { Speaking } from '../speaking.view.tsx'

const ICONS: Readonly<Record<WelcomePlace, LucideIcon>> = {
  myCourses: BookOpen,
  enroll: MonitorPlay,
  instructorDash: Presentation,
  newClass: CalendarPlus,
  materials: FolderDown,
  groupStudents: Users,
  groupProgress: ChartColumn,
  users: Users,
  courses: GraduationCap,
  howTo: Video,
  masterDash: ChartColumn,
  guide: BookOpenText,
  verify: ScanSearch,
  fieldResources: Library,
  askUs: MessagesSquare,
}

const styles = {
  /** One lane that leads from each thing to the next. */
  list: css({ position: 'relative', display: 'grid', gap: '1' }),
  place: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    alignItems: 'center',
    columnGap: '4',
    marginInline: '-3',
    padding: '3',
    borderRadius: 'control',
    color: 'fg.default',
    textDecoration: 'none',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'accent.subtle' },
  }),
  sign: css({
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    borderWidth: 'hairline',
    backgroundColor: 'bg.surface',
    color: 'accent.fg',
  }),
  text: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  name: css({ display: 'block', textStyle: 'heading.card' }),
  about: css({ display: 'block', color: 'fg.muted', textWrap: '[pretty]' }),
  arrow: css({ color: 'accent.fg' }),
}

export type WelcomeDialogProps = Readonly<{ name: string; roles: readonly RoleId[]; onClose: () => void }>

const Greeting = ({ name, roles, onClose }: WelcomeDialogProps) => {
  const leadsSomewhere = usePlaces()
  const words = useWords()
  const { welcome } = words
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{welcome.title({ name })}</bdi>}
      description={welcome.lead()}
      closeLabel={words.actions.close()}
      footer={
        <Button variant="outline" onClick={onClose}>
          {welcome.later()}
        </Button>
      }
    >
      <ul className={styles.list}>
        {welcomePlaces(roles, leadsSomewhere).map((place) => (
          <li key={place}>
            <RouterLink href={WELCOME_PLACES[place]} className={styles.place} onClick={onClose}>
              <span className={styles.sign}>
                <Icon as={ICONS[place]} />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{welcome[place]()}</span>
                <span className={styles.about}>{welcome[`${place}Text`]()}</span>
              </span>
              <Icon as={ArrowRight} mirrored className={styles.arrow} />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Said once to whoever is new: where to begin, by role. Brings its own words. */
export const WelcomeDialog = (props: WelcomeDialogProps) => (
  <Speaking namespaces={['welcome']}>
    <Greeting {...props} />
  </Speaking>
)
