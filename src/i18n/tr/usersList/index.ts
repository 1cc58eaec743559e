import type { NamespaceUsersListTranslation } from '../../i18n-types'

const tr_usersList = {
  lead: 'Burada ne yaparsa yapsın, hesabı olan herkes. Ada veya e-postaya göre arayın; e-postasını doğrulamayanları, hiç giriş yapmayanları ve ad değişikliği isteyenleri listenin görünümleri gösterir.',
  search: 'Ad ve e-postalarda ara',
  count: '{{count:kimse yok|bir kişi|?? kişi}}',
  emptyTitle: 'Henüz hesabı olan yok',
  empty: 'Kaydolan veya davet edilen herkes burada görünür.',
  columns: {
    name: 'Ad',
    email: 'E-posta',
    roles: 'Roller',
    verified: 'Doğrulama',
    lastSignIn: 'Son giriş',
    state: 'Durum',
    created: 'Hesap açılışı',
    sessions: 'Açık oturumlar',
  },
  filters: {
    role: 'Rol',
    verified: 'E-postası doğrulandı',
    neverSignedIn: 'Hiç giriş yapmadı',
    nameAsked: 'Ad değişikliği istiyor',
  },
  roles: {
    owner: 'Sistem sahibi',
    admin: 'Yönetici',
    master: 'Baş eğitmen',
    instructor: 'Eğitmen',
    groupCoordinator: 'Grup koordinatörü',
    student: 'Öğrenci',
  },
  noRole: 'Rolü yok',
  notVerified: 'Doğrulanmadı',
  never: 'Hiç',
  states: {
    active: 'Etkin',
    deactivated: 'Kapatıldı',
  },
} satisfies NamespaceUsersListTranslation

export default tr_usersList
