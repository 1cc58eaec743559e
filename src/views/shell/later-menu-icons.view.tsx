import {
  ChartColumn,
  Contact,
  Fence,
  FolderOpen,
  GraduationCap,
  Handshake,
  House,
  Info,
  Library,
  Mail,
  MessagesSquare,
  MonitorPlay,
  Presentation,
  Target,
  User,
  UserCog,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'

import type { MenuIcon } from '../../domain/menu.ts'
import { Icon } from '../ui/icon.view.tsx'

const LATER_ICONS: Readonly<Partial<Record<MenuIcon, LucideIcon>>> = {
  people: Users,
  course: GraduationCap,
  person: User,
  files: FolderOpen,
  online: MonitorPlay,
  classroom: Presentation,
  mail: Mail,
  messages: MessagesSquare,
  video: Video,
  chart: ChartColumn,
  barrier: Fence,
  mission: Target,
  resources: Library,
  partners: Handshake,
  contact: Contact,
  admin: UserCog,
  about: Info,
}

const LaterMenuIcon = ({ name }: { name: MenuIcon }) => <Icon as={LATER_ICONS[name] ?? House} />

// The default export is what React's lazy() takes.
export default LaterMenuIcon
