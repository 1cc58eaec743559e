import type { NamespaceUsersListTranslation } from '../../i18n-types'

const ar_usersList = {
  lead: 'كل من له حساب، أيًّا كان دوره هنا. ابحث بالاسم أو البريد الإلكتروني؛ وتبيّن عروض القائمة من لم يؤكّد بريده ومن لم يسجّل الدخول قط ومن يطلب تغيير اسمه.',
  search: 'ابحث في الأسماء والبريد الإلكتروني',
  count: '{{count:لا أحد|شخص واحد|شخصان|?? أشخاص|?? شخصًا|?? شخص}}',
  emptyTitle: 'لا أحد له حساب بعد',
  empty: 'يظهر هنا كل من ينشئ حسابًا أو يُدعى.',
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    roles: 'الأدوار',
    verified: 'التأكيد',
    lastSignIn: 'آخر دخول',
    state: 'الحالة',
    created: 'الحساب منذ',
    sessions: 'الجلسات المفتوحة',
  },
  filters: {
    role: 'الدور',
    verified: 'بريده مؤكَّد',
    neverSignedIn: 'لم يسجّل الدخول قط',
    nameAsked: 'يطلب تغيير اسمه',
  },
  roles: {
    owner: 'مالك النظام',
    admin: 'مدير',
    master: 'كبير المدرّبين',
    instructor: 'مدرّب',
    groupCoordinator: 'منسّق مجموعة',
    student: 'متدرّب',
  },
  noRole: 'بلا دور',
  notVerified: 'غير مؤكَّد',
  never: 'أبدًا',
  states: {
    active: 'نشط',
    deactivated: 'موقوف',
  },
} satisfies NamespaceUsersListTranslation

export default ar_usersList
