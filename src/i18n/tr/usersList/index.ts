import type { NamespaceUsersListTranslation } from '../../i18n-types'

const tr_usersList = {
  lead: 'Burada ne yaparsa yapsın, hesabı olan herkes. Ada veya e-postaya göre arayın; e-postasını doğrulamayanları, hiç giriş yapmayanları ve ad değişikliği isteyenleri listenin görünümleri gösterir.',
  search: 'Ad ve e-postalarda ara',
  count: '{{count:kimse yok|bir kişi|?? kişi}}',
  emptyTitle: 'Henüz hesabı olan yok',
  empty: 'Kaydolan veya davet edilen herkes burada görünür.',
  parts: {
    label: 'Kullanıcı listesinin bölümleri',
    people: 'Kişiler',
    names: 'Onaylar',
    log: 'Günlük',
  },
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
  acts: {
    sendReset: {
      choose: 'Parola sıfırlama bağlantısı gönder',
      title:
        '{{count:Kimseye bağlantı gönderilmesin mi?|Parola sıfırlama bağlantısı gönderilsin mi?|?? kişiye parola sıfırlama bağlantısı gönderilsin mi?}}',
      atLeast: '{count|number} kişiden fazlasına parola sıfırlama bağlantısı gönderilsin mi?',
      text: 'Yeni bir parola belirlemeleri için bağlantı e-postayla gider. O zamana kadar eski parola geçerlidir. Açık oturumlar açık kalır.',
      keep: 'Gönderme',
      confirm: 'Gönder',
      failed: 'Hiçbir şey gönderilmedi',
    },
    resendVerification: {
      choose: 'Doğrulama e-postasını yeniden gönder',
      title:
        '{{count:Kimseye gönderilmesin mi?|Doğrulama e-postası yeniden gönderilsin mi?|?? kişiye doğrulama e-postası yeniden gönderilsin mi?}}',
      atLeast: '{count|number} kişiden fazlasına doğrulama e-postası gönderilsin mi?',
      text: 'E-postasını doğrulamayanlara yeni bir bağlantı gider. Diğerleri için bir şey değişmez.',
      keep: 'Gönderme',
      confirm: 'Gönder',
      failed: 'Hiçbir şey gönderilmedi',
    },
    endSessions: {
      choose: 'Oturumları kapat',
      title:
        '{{count:Kimsenin oturumu kapatılmasın mı?|Bu kişinin bütün oturumları kapatılsın mı?|?? kişinin bütün oturumları kapatılsın mı?}}',
      atLeast: '{count|number} kişiden fazlasının oturumları kapatılsın mı?',
      text: 'Bütün cihazlardaki oturumlar hemen kapanır. Yeniden giriş yapabilirler.',
      keep: 'Açık kalsın',
      confirm: 'Oturumları kapat',
      failed: 'Hiçbir oturum kapatılmadı',
    },
    reactivate: {
      choose: 'Yeniden aç',
      title: '{{count:Hiçbir hesap açılmasın mı?|Bu hesap yeniden açılsın mı?|?? hesap yeniden açılsın mı?}}',
      atLeast: '{count|number} hesaptan fazlası yeniden açılsın mı?',
      text: 'Eski parolalarıyla yeniden giriş yaparlar. Bunu geri alabilirsiniz.',
      keep: 'Böyle kalsın',
      confirm: 'Yeniden aç',
      failed: 'Hiçbir hesap açılmadı',
    },
  },
  changeRole: {
    choose: 'Rolü değiştir',
    title:
      '{{count:Kimsenin rolü değişmesin mi?|Bu kişinin rolleri değiştirilsin mi?|?? kişinin rolleri değiştirilsin mi?}}',
    atLeast: '{count|number} kişiden fazlasının rolleri değiştirilsin mi?',
    text: 'Bir sonraki tıklamalarında geçerli olur. Bir rolde yapılanlar kalır. Bunu geri alabilirsiniz.',
    keep: 'Böyle kalsın',
    confirm: 'Değiştir',
    failed: 'Roller değiştirilmedi',
    way: 'Ne yapılacak',
    ways: { addRole: 'Rol ver', takeRole: 'Rol al' },
    role: 'Rol',
    chooseRole: 'Bir rol seçin',
  },
  deactivate: {
    choose: 'Hesabı kapat',
    title: '{{count:Hiçbir hesap kapatılmasın mı?|Bu hesap kapatılsın mı?|?? hesap kapatılsın mı?}}',
    atLeast: '{count|number} hesaptan fazlası kapatılsın mı?',
    text: 'Oturumları kapanır ve yeniden giriş yapamazlar. Kayıtları ve sertifikaları kalır. Bunu geri alabilirsiniz.',
    keep: 'Açık kalsın',
    confirm: 'Hesabı kapat',
    failed: 'Hiçbir hesap kapatılmadı',
    reason: 'Neden',
    reasonHelp: 'Sonradan soranlar için günlükte saklanır.',
  },
} satisfies NamespaceUsersListTranslation

export default tr_usersList
