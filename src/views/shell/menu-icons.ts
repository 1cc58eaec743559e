import { Award, BookOpen, House, Search, type LucideIcon } from 'lucide-react'

import type { MenuIcon } from '../../domain/menu.ts'

/** What guests and students see of the menu; the icons of the other roles come when someone has the role. */
export const FIRST_ICONS: Readonly<Partial<Record<MenuIcon, LucideIcon>>> = {
  home: House,
  search: Search,
  certificate: Award,
  book: BookOpen,
}
