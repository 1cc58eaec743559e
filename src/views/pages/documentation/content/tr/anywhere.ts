import { care, heading, keys, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const anywhere = {
  offline: {
    keywords: 'çevrimdışı internet ağ bağlantı koptu yol kenarı çekmiyor kaydedildi sıra tünel',
    blocks: [
      say(
        'Ağ gidince sayfanın üstünde “Çevrim dışısınız.” görünür. Geri gelince bir süre “Yeniden çevrim içisiniz.” onun yerini alır. Hiçbir şeyi yenilemeniz gerekmez.',
      ),
      table(
        'Bu arada ne olur',
        ['Yaptığınız', 'Çevrim dışıyken'],
        ['İzlemek', 'Yüklenmiş olan oynar. İzleme süreniz bu cihazda saklanır.'],
        ['Sınav yanıtlamak', 'Her yanıt bu cihazda saklanır ve sonra gönderilir.'],
        ['Sınavı teslim etmek', 'Bekler, ağ gelince teslim edilir.'],
        ['Ekranın görünüşünü değiştirmek', 'Hemen geçerli olur, sonra kaydedilir.'],
        [
          'Bu kılavuzda aramak',
          'Çalışmayı sürdürür: daha önce arama yaptıysanız bütün makalelerde, yoksa başlıklarda ve özetlerde.',
        ],
        ['Daha önce açmadığınız bir sayfayı açmak', 'Ağ gerekir. Sayfa bunu söyler ve yeniden denemeyi önerir.'],
        ['Kaydolmak, giriş yapmak, sertifika doğrulamak', 'Ağ gerekir.'],
      ),
      heading('reload', 'Bu arada sayfa kapanırsa'),
      say(
        'Gönderilmemiş yanıtlar ve izleme süresi bu cihazda kalır. Çevrim içiyken aynı dersi bu cihazda yeniden açın; gönderilirler.',
      ),
      care('Sınavın süresi işler. Ağın uzun süre gitmesini beklediğiniz yerde sınava başlamayın.'),
      see('student/taking-a-quiz', 'anywhere/when-something-goes-wrong'),
    ],
  },
  keyboard: {
    keywords: 'tuş kısayol tab enter escape ok odak atla klavye',
    blocks: [
      keys(
        'Her yerde',
        ['Tab', 'Sonraki bağlantı, düğme ya da alana gider'],
        ['Shift Tab', 'Bir öncekine döner'],
        ['Enter', 'Bağlantıyı açar, düğmeye basar, formu gönderir'],
        ['Space', 'Düğmeye basar, işaret koyar'],
        ['Escape', 'Sayfanın üzerinde duranı kapatır'],
        ['Ctrl K', 'Sayfa arar (Mac: ⌘ K)'],
      ),
      say(
        'Her sayfada ilk durak “İçeriğe geç” bağlantısıdır: menüyü atlar. Bulunduğunuz yerin her zaman belirgin bir çerçevesi vardır ve hiçbir çubuk onu örtmez.',
      ),
      keys(
        'Açılmış bir menüde ya da listede',
        ['↑ ↓', 'Bir önceki ya da sonraki seçeneğe gider'],
        ['Home End', 'İlkine ya da sonuncusuna gider'],
        ['Enter', 'Seçer'],
        ['Escape', 'Kapatır ve düğmesine döner'],
      ),
      keys(
        'Derste, odak oynatıcıdayken',
        ['K', 'Oynatır ya da duraklatır'],
        ['J', '10 saniye geri gider'],
        ['M', 'Sesi kapatır ya da açar'],
        ['F', 'Tam ekran yapar'],
      ),
      keys('Sınavda', ['1 – 9', 'Yanıtı seçer'], ['Enter', 'İlerletir']),
      tip('Tek harfler yalnızca odak oynatıcıda ya da sınavdayken çalışır; yazı yazarken hiç araya girmez.'),
      see('screen/search-and-shortcuts', 'anywhere/accessibility'),
    ],
  },
  accessibility: {
    keywords: 'ekran okuyucu görme engelli işitme az gören wcag altyazı karşıtlık ek süre motor disleksi',
    blocks: [
      say('Bu site WCAG 2.2, AA düzeyine göre yapılmıştır ve her sayfada, her dilde buna göre sınanır.'),
      heading('seeing', 'Az görüyor ya da görmüyorsanız'),
      list(
        'Her sayfanın tek bir ana başlığı vardır; sayfa değişince odak oraya gider ve sayfanın adı okunur.',
        'Kendiliğinden değişenler, örneğin kaydedilen bir yanıt ya da giden ağ, sakince duyurulur.',
        'Durum hiçbir zaman yalnızca renkle gösterilmez: yanında bir sözcük ve bir simge vardır.',
        'Yazı burada %130, tarayıcınızda %400 büyüyebilir; yana kaydırmak gerekmez.',
        'Sertifikalar, ekran okuyucunun izleyebileceği yapıda PDF dosyalarıdır.',
      ),
      heading('hearing', 'Az duyuyor ya da duymuyorsanız'),
      say('Her dersin altyazısı ve metin dökümü vardır. Hiçbir şey yalnızca sesle anlatılmaz.'),
      heading('moving', 'Fare kullanmıyorsanız'),
      list(
        'Her şey klavyeyle çalışır; her kaydırma hareketinin aynısını yapan bir düğmesi vardır.',
        'Hedefler en az 24 piksel, dokunmatik ekranda 44 pikseldir.',
        'Sizden bir şey isteyen mesajlar, siz yanıtlayana kadar kalır.',
      ),
      heading('reading', 'Okumanız daha uzun sürüyorsa'),
      list(
        'Videoları daha yavaş ve istediğiniz kadar çok oynatın.',
        'Sınavın saatini gizleyin. Programdan ek süre isteyin: bir buçuk kat, iki kat ya da sınırsız. Her sınavda geçerli olur.',
        'Cihazınız hareketi azaltacak biçimde ayarlıysa hiçbir şey hareket etmez.',
      ),
      heading('barrier', 'Önünüze bir engel çıkarsa'),
      say('Programa hangi sayfa olduğunu, ne denediğinizi ve hangi araçları kullandığınızı yazın.'),
      page('/contact', 'Programa yaz'),
      see('anywhere/keyboard', 'screen/reading-comfort', 'student/captions-and-transcript'),
    ],
  },
  privacy: {
    keywords: 'gizlilik veri çerez depolama izleme kişisel kvkk parola güvenlik üçüncü taraf',
    blocks: [
      heading('on-this-device', 'Bu cihazda'),
      table(
        'Tarayıcının sakladıkları',
        ['Ne', 'Neden ve ne kadar'],
        ['Oturumunuz', 'Her sayfada giriş yapmanız gerekmesin diye. Çıkış yapınca silinir.'],
        ['Dil ve görünüş', 'Sonraki gelişiniz bıraktığınız gibi başlasın diye. İlk çizim için çerezde de durur.'],
        ['Gönderilmemiş yanıtlar ve izleme süresi', 'Hiçbir şey kaybolmasın diye. Sunucuya ulaşınca silinir.'],
        [
          'Bir formda yazdıklarınız',
          'Sayfa yenilenince veya oturum kapanınca hiçbir şey kaybolmasın diye. Parola ve kod asla saklanmaz. Gönderilince veya sekmeyi kapatınca silinir.',
        ],
        ['Girişten önce istediğiniz sayfa', 'Sizi oraya götürmek için. Sekmeyi kapatınca silinir.'],
      ),
      heading('on-the-server', 'Eyaletinizin sunucusunda'),
      list(
        'Hesabınız: ad, e-posta adresi, doğum tarihi ve rolleriniz; verdiyseniz telefon, lisans ve kurum numaraları, kurumlar ve fotoğraf. Paroladan yalnızca geri çevrilemeyen bir özet.',
        'Eğitiminiz: kayıtlar, izlediğiniz video bölümleri, sınav yanıtları ve sonuçları, sınıflar, sertifikalar.',
        'Ayarlarınız, kısayollarınız ve notlarınız.',
        'Size gönderilen mesajlar, girişlerin ve reddedilen denemelerin kaydı.',
      ),
      heading('others', 'Başkalarının görebildikleri'),
      list(
        'Sertifikanızın numarasını bilen, üzerinde yazanı ve geçerli olup olmadığını görür. Size ait başka hiçbir şey herkese açık değildir.',
        'Eğitmenleriniz, koordinatörleriniz ve yöneticiler, rollerinin gerektirdiğini görür.',
        'Sertifikanızı eklediğiniz cüzdan, üzerinde yazanları, adınızla birlikte, ve e-posta adresinizin bir özetini alır. Bunu siz başlatırsınız; başka bir şirkete sorulmaz.',
      ),
      heading('not', 'Olmayanlar'),
      say(
        'Başka şirketlerden hiçbir şey yüklenmez: reklam yok, izleme yok, dışarıdan yazı tipi ya da betik yok. Her betik ve her resim bu sunucudan gelir.',
      ),
      see('start/your-profile', 'start/signing-in', 'anywhere/accessibility'),
    ],
  },
  'when-something-goes-wrong': {
    keywords: 'hata ileti sorun çökme güncelleme yenile bulunamadı yetki 401 404 sunucu destek yardım',
    blocks: [
      table(
        'Mesajlar ve çıkış yolları',
        ['Gördüğünüz', 'Yapacağınız'],
        ['“Daha yeni bir sürüm hazır.”', 'Size uyduğunda “Yenile” düğmesine basın. Kaydettikleriniz kalır.'],
        ['“Sunucuya ulaşılamıyor.”', 'Oturumunuz hâlâ açık. Birazdan yeniden deneyin.'],
        [
          '“Bu sayfayı görüntüleme yetkiniz yok.”',
          'Rolünüz bu sayfayı içermiyor. Başka bir hesapla giriş yapın ya da programa sorun.',
        ],
        ['“İstediğiniz sayfa bulunamadı.”', 'Adres yanlış ya da eski. Ana sayfadan devam edin.'],
        ['“Oturumunuz sona erdi. Sürdürmek için giriş yapın.”', 'Giriş yapın. İstediğiniz sayfaya dönersiniz.'],
        [
          '“Bir şeyler ters gitti.”',
          '“Sayfayı yenile” düğmesine basın. Yine olursa “Hata ayrıntıları” bölümünü programa gönderin.',
        ],
      ),
      heading('messages', 'Kısa mesajlar'),
      say(
        'Ekranın alt kenarında en çok beş mesaj durur, her biri birkaç saniye. İmleciniz ya da odak üzerlerindeyken beklerler; düğmesi olan, siz basana ya da kaldırana kadar kalır.',
      ),
      heading('asking', 'Yardım istemek'),
      steps(
        'Sayfanın adresini, saati ve ne yapmak istediğinizi not edin.',
        'Hangi cihazı ve tarayıcıyı kullandığınızı yazın.',
        'Programa yazın. “Hata ayrıntıları” varsa ekleyin. Size bir başvuru numarası verilir; yeniden yazdığınızda belirtin.',
      ),
      page('/contact', 'Programa yaz'),
      see('anywhere/offline', 'start/signing-in'),
    ],
  },
} satisfies GuideSection<'anywhere'>
