import type { NamespaceMessagesListTranslation } from '../../i18n-types'

const tr_messagesList = {
  lead: 'Kişilere yazılan e-postalar ve kısa mesajlar: bekleyenler, ulaştırılanlar, geri dönenler. Kodlar hiçbir zaman gösterilmez.',
  parts: { label: 'Bu sayfanın bölümleri', messages: 'Mesajlar', templates: 'Metinler' },
  test: 'Deneme',
  search: 'Ad, adres ve telefon arayın',
  count: '{{count:mesaj yok|bir mesaj|?? mesaj}}',
  emptyTitle: 'Henüz bir şey yazılmadı',
  empty: 'Programın kişilere yazdıkları burada görünür.',
  columns: {
    written: 'Yazılma',
    template: 'Mesaj',
    channel: 'Yol',
    recipient: 'Alıcı',
    language: 'Dil',
    state: 'Durum',
    attempts: 'Deneme',
    error: 'Neden gitmedi',
    sent: 'Gönderilme',
  },
  filters: {
    failedLately: 'Son 24 saatte gönderilemedi',
    returnedLately: 'Son 24 saatte geri dönenler',
  },
  to: '{message}, {name}',
  figures: {
    label: 'Bir bakışta mesajlar',
    waiting: 'bekliyor',
    failed: '24 saatte gönderilemedi',
    returned: '24 saatte geri döndü',
    heldBack: 'yanlış adres',
    oldest: 'en uzun bekleyen',
    nothing: 'Bekleyen yok',
  },
  mailbox: {
    read: 'posta kutusu okundu',
    unread: 'posta kutusu henüz okunmadı',
    off: 'yanıtlar ve geri dönen postalar okunmuyor: posta kutusu ayarlanmamış. Sunucuyu yönetene sorun (IMAP_URL)',
    failing: 'Posta kutusu {time} tarihinden beri okunamıyor',
    problems: {
      unreachable: 'Sunucusu yanıt vermiyor veya güvenilir bir bağlantı kurulamıyor.',
      refused: 'Adı veya parolayı kabul etmiyor.',
      noFolder: 'Böyle bir klasörü yok.',
      other: 'Sonuna kadar okunamadı. Ayrıntısı sunucunun günlüğünde.',
    },
    meanwhile:
      'Yanıtlar ve geri dönen postalar orada bekliyor. Kendiliğinden yeniden denenir. Böyle kalırsa sunucuyu yönetenden posta kutusunun adresine ve parolasına bakmasını isteyin (IMAP_URL).',
  },
  whole: {
    loading: 'Mesaj yükleniyor',
    failed: 'Mesaj yüklenemedi',
    stale: 'Bu bilgi eski olabilir.',
    said: 'Ne diyor',
    masked: 'Kodlar ve bağlantıların taşıdıkları nokta olarak görünür. Alıcı bunları bütün olarak alır.',
    own: 'Metninizin {number}. sürümüyle.',
    forgotten: 'Ne dediği artık saklanmıyor.',
    person: '{name} kişisinin sayfasına',
    tries: 'Başına gelenler',
  },
  outcomes: {
    queued: 'Sıraya alındı',
    accepted: 'Alındı',
    refused: 'Alınmadı',
    bounced: 'Geri döndü',
    suppressed: 'Alıkonuldu',
    skipped: 'Atlandı',
    returned: 'Sonradan geri döndü',
  },
  by: '{outcome}: {name}',
  acts: {
    writeAgain: {
      choose: 'Bu adrese yeniden yaz',
      title:
        '{{count:Hiçbir adrese yeniden yazılmasın mı?|Bu mesajın adresine yeniden yazılsın mı?|?? mesajın adreslerine yeniden yazılsın mı?}}',
      atLeast: '{count|number} mesajdan fazlasının adreslerine yeniden yazılsın mı?',
      text: 'Oradan bir mesaj geri döndüğü için artık oraya bir şey gönderilmiyor. Bununla tek başına bir şey gönderilmez: hâlâ gerekli olanı sonra yeniden gönderin.',
      keep: 'Olduğu gibi kalsın',
      confirm: 'Yeniden yaz',
      failed: 'Bir şey değiştirilmedi',
    },
    resend: {
      choose: 'Yeniden gönder',
      title:
        '{{count:Hiçbir mesaj yeniden gönderilmesin mi?|Bu mesaj yeniden gönderilsin mi?|?? mesaj yeniden gönderilsin mi?}}',
      atLeast: '{count|number} mesajdan fazlası yeniden gönderilsin mi?',
      text: 'Bağlantısı veya kodu artık çalışmayanın yerine yenisi gönderilir. Hâlâ bekleyenlere dokunulmaz.',
      keep: 'Gönderme',
      confirm: 'Yeniden gönder',
      failed: 'Hiçbir şey gönderilmedi',
    },
  },
} satisfies NamespaceMessagesListTranslation

export default tr_messagesList
