import { useSyncExternalStore } from 'react'

import type { Words } from '../../../i18n/words.tsx'

/** The sections of the page in their order. Each is the id of one. */
export const SECTIONS = [
  'photo',
  'details',
  'agencies',
  'name',
  'appearance',
  'roles',
  'phone',
  'notifications',
  'password',
  'email',
  'sessions',
  'history',
  'data',
  'deactivation',
] as const
export type SectionId = (typeof SECTIONS)[number]

export const sectionTitle = ({ profile, security }: Words, id: SectionId): string => {
  const titles: Readonly<Record<SectionId, () => string>> = {
    photo: profile.photo.title,
    details: profile.details.title,
    agencies: profile.agencies.title,
    name: profile.name.title,
    appearance: profile.appearance.title,
    roles: profile.roles.title,
    phone: security.phone.title,
    notifications: security.notification.title,
    password: security.password.title,
    email: security.email.title,
    sessions: security.sessions.title,
    history: security.history.title,
    data: security.data.title,
    deactivation: security.deactivation.title,
  }
  return titles[id]()
}

const watchScrolling = (onChange: () => void) => {
  const options = { passive: true, capture: true }
  addEventListener('scroll', onChange, options)
  addEventListener('resize', onChange)
  return () => {
    removeEventListener('scroll', onChange, options)
    removeEventListener('resize', onChange)
  }
}

/** The last section that begins above the middle of what is seen; at the end of the page the last one. */
const sectionInView = (): SectionId => {
  const { scrollHeight } = document.documentElement
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 1
  const line = isAtEnd ? Infinity : innerHeight * 0.4
  const begun = SECTIONS.filter((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  })
  return begun.at(-1) ?? SECTIONS[0]
}

/** Where the reader is on the page. */
export const useSectionInView = (): SectionId => useSyncExternalStore(watchScrolling, sectionInView, () => SECTIONS[0])
