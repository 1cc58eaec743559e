import { navigate } from 'wouter/use-browser-location'

import { allOf } from '../../domain/keys.ts'
import { menuFor } from '../../domain/menu.ts'
import { ROLE, type RoleId, type RoleName } from '../../domain/role.ts'
import { formatsIn } from '../../i18n/formats.ts'
import { wordsIn } from '../../i18n/words-in.ts'
import { loadWords } from '../../i18n/words.tsx'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'
import { leadsSomewhere } from '../routes.ts'

const NAMES = allOf<RoleName>()(['student', 'instructor', 'groupCoordinator', 'admin', 'master', 'owner'])

/** The first page that is theirs by what they still are; home for whom none is. */
const ownPage = (roles: readonly RoleId[]) => {
  const groups = menuFor(roles, leadsSomewhere)
  const [first] = (groups.find(({ auth }) => auth) ?? groups[0])?.children ?? []
  return first?.type === 'item' ? first : null
}

/**
 * Says which roles somebody lost while they were signed in, and offers a page that is still theirs: the one that they
 * are on may be taken from under them. Who has none left reads it where they sign in. It goes with who leaves: whoever
 * comes next in this tab has roles and pages of their own.
 */
export const watchRoles = ({ auth, settings, notifications }: Pick<Actors, 'auth' | 'settings' | 'notifications'>) => {
  const reader = () => selectUserId(auth.getSnapshot())
  const tell = async (lost: readonly RoleName[], left: readonly RoleId[]) => {
    const whose = reader()
    const language = selectLanguage(settings.getSnapshot())
    await loadWords(language, ['shell', 'profile'])
    if (reader() !== whose) return
    const { profile, shell } = wordsIn(language)
    const roles = formatsIn(language).list(lost.map((name) => profile.roles.names[name]()))
    const page = ownPage(left)
    notifications.send({
      type: 'notice.given',
      notice: {
        tone: 'warning',
        text: profile.roles.lost({ roles, count: lost.length }),
        ...(page && { action: { name: page.url, label: shell.menu[page.id]() } }),
      },
    })
  }
  /** What has a button stays until it is pressed or taken back. */
  const takeBack = () => {
    const { shown, waiting } = notifications.getSnapshot().context
    for (const { id, action } of [...shown, ...waiting])
      if (action) notifications.send({ type: 'notification.dismissed', id })
  }
  notifications.on('action.chosen', ({ name }) => {
    if (leadsSomewhere(name)) navigate(name)
  })
  let before = auth.getSnapshot()
  auth.subscribe((snapshot) => {
    const [had, has] = [selectRoles(before), selectRoles(snapshot)]
    const isSamePerson = selectUserId(before) === selectUserId(snapshot)
    before = snapshot
    if (!isSamePerson) takeBack()
    if (had === has || !isSamePerson || has.length === 0) return
    const lost = NAMES.filter((name) => had.includes(ROLE[name]) && !has.includes(ROLE[name]))
    if (lost.length > 0) void tell(lost, has).catch(() => {})
  })
}
