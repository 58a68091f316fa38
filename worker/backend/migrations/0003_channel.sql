-- Countries of the sales channel. An address may name an `active` one. Parcels are sent to those with
-- `shipping_available`. Ids are those of `country:{iso}`.
CREATE TABLE country (
  public_id TEXT PRIMARY KEY,
  iso TEXT NOT NULL UNIQUE,
  iso3 TEXT NOT NULL,
  name_de TEXT NOT NULL,
  name_en TEXT NOT NULL,
  position INTEGER NOT NULL,
  is_eu INTEGER NOT NULL,
  active INTEGER NOT NULL,
  shipping_available INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO country (
  public_id, iso, iso3, name_de, name_en, position, is_eu, active, shipping_available
) VALUES
  ('6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE', 'DEU', 'Deutschland', 'Germany', 1, 1, 1, 1),
  ('f6422179fc14304546081bac1e348c1a', 'AT', 'AUT', 'Österreich', 'Austria', 2, 1, 1, 1),
  ('17b4a371e3d006194d04aecb1586748c', 'CH', 'CHE', 'Schweiz', 'Switzerland', 3, 0, 1, 1),
  ('4dcd6f60533f278d3ffaabccc0738d54', 'BE', 'BEL', 'Belgien', 'Belgium', 10, 1, 1, 0),
  ('f1a47e23fb7e9b6b0e2f120eb39674f5', 'BG', 'BGR', 'Bulgarien', 'Bulgaria', 10, 1, 1, 0),
  ('124d3b5ce3cbd36059b4ab73d6da1851', 'CY', 'CYP', 'Zypern', 'Cyprus', 10, 1, 1, 0),
  ('caea9934fd65f948e3ebd2814e005476', 'CZ', 'CZE', 'Tschechien', 'Czechia', 10, 1, 1, 0),
  ('c6275eb1800afba32947c0ab08a784f2', 'DK', 'DNK', 'Dänemark', 'Denmark', 10, 1, 1, 0),
  ('a6d0bcbd4f8932f9714ecdb6284423e1', 'EE', 'EST', 'Estland', 'Estonia', 10, 1, 1, 0),
  ('d462f71c82571eb1e8778387c04b61d8', 'ES', 'ESP', 'Spanien', 'Spain', 10, 1, 1, 0),
  ('229efc8be90396cd6f99e969d352eed6', 'FI', 'FIN', 'Finnland', 'Finland', 10, 1, 1, 0),
  ('930c34ae323eb4e470f7393549ab4cfd', 'FR', 'FRA', 'Frankreich', 'France', 10, 1, 1, 0),
  ('7e027bd2a4b8e561269fc100f6c5eaf0', 'GB', 'GBR', 'Vereinigtes Königreich', 'United Kingdom', 10, 0, 1, 0),
  ('53bb7fe7c9b768d7df24b35195915749', 'GR', 'GRC', 'Griechenland', 'Greece', 10, 1, 1, 0),
  ('0b74cb129976b89e5b0244352ccf6ee3', 'HR', 'HRV', 'Kroatien', 'Croatia', 10, 1, 1, 0),
  ('4a3c3df540bdc1e9c59f38c96ef30d3d', 'HU', 'HUN', 'Ungarn', 'Hungary', 10, 1, 1, 0),
  ('8d48197e622bc914ce4999582841c6d4', 'IE', 'IRL', 'Irland', 'Ireland', 10, 1, 1, 0),
  ('d26ced28c3c0fb3e29e7d5ee27a1b551', 'IT', 'ITA', 'Italien', 'Italy', 10, 1, 1, 0),
  ('f427dcf17f822a9cfec96556acce0059', 'LI', 'LIE', 'Liechtenstein', 'Liechtenstein', 10, 0, 1, 0),
  ('06a27f55ca4c88b6ace8f7698cc3d14f', 'LT', 'LTU', 'Litauen', 'Lithuania', 10, 1, 1, 0),
  ('7a37d86836fb365a6d4debdb2d09f23f', 'LU', 'LUX', 'Luxemburg', 'Luxembourg', 10, 1, 1, 0),
  ('9ada097c0758db52d260e50a3ae63c06', 'LV', 'LVA', 'Lettland', 'Latvia', 10, 1, 1, 0),
  ('5c27e86203ce15a19dc5e640d02af173', 'MT', 'MLT', 'Malta', 'Malta', 10, 1, 1, 0),
  ('f7025cc6a3a4fe38dce06c6ae9e2319e', 'NL', 'NLD', 'Niederlande', 'Netherlands', 10, 1, 1, 0),
  ('45ad1bff85327c32ea8a812a37b567e5', 'NO', 'NOR', 'Norwegen', 'Norway', 10, 0, 1, 0),
  ('4244e28f9fac85175732f12c9b958798', 'PL', 'POL', 'Polen', 'Poland', 10, 1, 1, 0),
  ('e87c510d53f245b46c3e0ecb2ec30397', 'PT', 'PRT', 'Portugal', 'Portugal', 10, 1, 1, 0),
  ('7506dee4abb4d6345c432ac98b7c2e0c', 'RO', 'ROU', 'Rumänien', 'Romania', 10, 1, 1, 0),
  ('dc832a84e7b7609edb787162fa4b167f', 'SE', 'SWE', 'Schweden', 'Sweden', 10, 1, 1, 0),
  ('70966b59172c2fa00e4284c46ea3aee5', 'SI', 'SVN', 'Slowenien', 'Slovenia', 10, 1, 1, 0),
  ('bc3b8d25bc9ab7d0efe64931e55d050f', 'SK', 'SVK', 'Slowakei', 'Slovakia', 10, 1, 1, 0),
  ('f07b20bdd8b5f9bbce8f976a3ef41713', 'US', 'USA', 'Vereinigte Staaten', 'United States', 10, 0, 1, 0);

-- States and cantons by ISO 3166-2, which an address may name. Ids are those of
-- `country-state:{code}`.
CREATE TABLE country_state (
  public_id TEXT PRIMARY KEY,
  country_id TEXT NOT NULL REFERENCES country (public_id),
  short_code TEXT NOT NULL UNIQUE,
  name_de TEXT NOT NULL,
  name_en TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX country_state_of ON country_state (country_id);

INSERT INTO country_state (public_id, country_id, short_code, name_de, name_en) VALUES
  ('3deec52807498085b9f432b5f4f05581', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-BW', 'Baden-Württemberg', 'Baden-Württemberg'),
  ('6176270900eee441763cee1c409e3a35', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-BY', 'Bayern', 'Bavaria'),
  ('83f0917e4f3350c23091652d75fa5520', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-BE', 'Berlin', 'Berlin'),
  ('f457895bf6c2f3158edaf3415b11bfe4', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-BB', 'Brandenburg', 'Brandenburg'),
  ('3f60fbaee0699cd95a3d1a871ab3823d', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-HB', 'Bremen', 'Bremen'),
  ('d7bc0cd145dddc36f445b2262c149d73', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-HH', 'Hamburg', 'Hamburg'),
  ('058a857f98b31c85d3d9f167e7e34399', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-HE', 'Hessen', 'Hesse'),
  ('dac2fd5d4fce18b79f21393ef4889ee6', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-MV', 'Mecklenburg-Vorpommern', 'Mecklenburg-Western Pomerania'),
  ('a8e4db02b74bdf4771179dc5dc8dcc1c', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-NI', 'Niedersachsen', 'Lower Saxony'),
  ('b44f4b81a751c94df1acd98d7404ac89', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-NW', 'Nordrhein-Westfalen', 'North Rhine-Westphalia'),
  ('25fea78ff8a9c501962905446f751327', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-RP', 'Rheinland-Pfalz', 'Rhineland-Palatinate'),
  ('4917b8c54be4197cb5b58ed93a147210', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-SL', 'Saarland', 'Saarland'),
  ('ac899879736af4124d4b8f576fbb6ac0', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-SN', 'Sachsen', 'Saxony'),
  ('87eb65fccfa48201db504c988ded810b', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-ST', 'Sachsen-Anhalt', 'Saxony-Anhalt'),
  ('0b705cc05e0c4a3ebbf4ee34cadca5ad', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-SH', 'Schleswig-Holstein', 'Schleswig-Holstein'),
  ('bc3313942e6fb067556c21737c1be4fc', '6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE-TH', 'Thüringen', 'Thuringia'),
  ('1b4746877d77278e3ec977d08fbab007', 'f6422179fc14304546081bac1e348c1a', 'AT-1', 'Burgenland', 'Burgenland'),
  ('564bf9cab6105f1e25a7a16c520d374f', 'f6422179fc14304546081bac1e348c1a', 'AT-2', 'Kärnten', 'Carinthia'),
  ('852d86737fd994fac973a5e3277a1722', 'f6422179fc14304546081bac1e348c1a', 'AT-3', 'Niederösterreich', 'Lower Austria'),
  ('35d3e6600ff0ad15c5c92510edf00899', 'f6422179fc14304546081bac1e348c1a', 'AT-4', 'Oberösterreich', 'Upper Austria'),
  ('58c00b881595b73ff3692bd907d9ca61', 'f6422179fc14304546081bac1e348c1a', 'AT-5', 'Salzburg', 'Salzburg'),
  ('7710c33931e4a641fd6ef72fe008fe47', 'f6422179fc14304546081bac1e348c1a', 'AT-6', 'Steiermark', 'Styria'),
  ('0425de8ccd16be8d838d5765a13146a4', 'f6422179fc14304546081bac1e348c1a', 'AT-7', 'Tirol', 'Tyrol'),
  ('1ea2f51fb8709b4c30e3a85a61119775', 'f6422179fc14304546081bac1e348c1a', 'AT-8', 'Vorarlberg', 'Vorarlberg'),
  ('d09e679d67a0d6d5e35e2d30eb1e4fb0', 'f6422179fc14304546081bac1e348c1a', 'AT-9', 'Wien', 'Vienna'),
  ('740d46e4bc52bcab106fec919b715f29', '17b4a371e3d006194d04aecb1586748c', 'CH-AG', 'Aargau', 'Aargau'),
  ('821a8f4b05623a754ac80c7cde875cde', '17b4a371e3d006194d04aecb1586748c', 'CH-AR', 'Appenzell Ausserrhoden', 'Appenzell Ausserrhoden'),
  ('7deffdd31f7f8776dc7467d3e323df1d', '17b4a371e3d006194d04aecb1586748c', 'CH-AI', 'Appenzell Innerrhoden', 'Appenzell Innerrhoden'),
  ('3b46e4cefd1acb168e5aa726e803d601', '17b4a371e3d006194d04aecb1586748c', 'CH-BL', 'Basel-Landschaft', 'Basel-Landschaft'),
  ('01c5330999814aad32f1be9459da1561', '17b4a371e3d006194d04aecb1586748c', 'CH-BS', 'Basel-Stadt', 'Basel-Stadt'),
  ('aa3c21d5fe46442044f49ef3bc1b475d', '17b4a371e3d006194d04aecb1586748c', 'CH-BE', 'Bern', 'Bern'),
  ('e938a59e14bc5752ca93fb8c366af6e6', '17b4a371e3d006194d04aecb1586748c', 'CH-FR', 'Freiburg', 'Fribourg'),
  ('7a4f7cc72279e5c2d04c7b810a5ef2a6', '17b4a371e3d006194d04aecb1586748c', 'CH-GE', 'Genf', 'Geneva'),
  ('ba71ab957d6084c0822933a224808168', '17b4a371e3d006194d04aecb1586748c', 'CH-GL', 'Glarus', 'Glarus'),
  ('19587f38f8d17fc688b18c02a799753c', '17b4a371e3d006194d04aecb1586748c', 'CH-GR', 'Graubünden', 'Grisons'),
  ('c7bc4bba87c8c71024e49e1363dfe4ae', '17b4a371e3d006194d04aecb1586748c', 'CH-JU', 'Jura', 'Jura'),
  ('9a9d81b4824bf169f8f2e7709766c64b', '17b4a371e3d006194d04aecb1586748c', 'CH-LU', 'Luzern', 'Lucerne'),
  ('8b4c32564b35a81206ab1949b4eccddc', '17b4a371e3d006194d04aecb1586748c', 'CH-NE', 'Neuenburg', 'Neuchâtel'),
  ('a9f1129a6e305cf60597aa5fdaca3d42', '17b4a371e3d006194d04aecb1586748c', 'CH-NW', 'Nidwalden', 'Nidwalden'),
  ('1c864616169c63bae7f8cdeff84062a4', '17b4a371e3d006194d04aecb1586748c', 'CH-OW', 'Obwalden', 'Obwalden'),
  ('f12393ca548f35da72cd372aad75a638', '17b4a371e3d006194d04aecb1586748c', 'CH-SG', 'St. Gallen', 'St. Gallen'),
  ('4a8c528b1c446aff3b1b5094d866d1a2', '17b4a371e3d006194d04aecb1586748c', 'CH-SH', 'Schaffhausen', 'Schaffhausen'),
  ('976618067940a3e553770c0ffb2d061f', '17b4a371e3d006194d04aecb1586748c', 'CH-SZ', 'Schwyz', 'Schwyz'),
  ('68065b3b9ab22a6e581e6984ee228856', '17b4a371e3d006194d04aecb1586748c', 'CH-SO', 'Solothurn', 'Solothurn'),
  ('8bf03cac7edb11c1a8353ddcaa9a7ec7', '17b4a371e3d006194d04aecb1586748c', 'CH-TG', 'Thurgau', 'Thurgau'),
  ('acbfc850c3e87e8400a3c0a48063af75', '17b4a371e3d006194d04aecb1586748c', 'CH-TI', 'Tessin', 'Ticino'),
  ('5478547011ed8b73832257d5f4d916c9', '17b4a371e3d006194d04aecb1586748c', 'CH-UR', 'Uri', 'Uri'),
  ('e0f4a894bd62be894953a14e659152cd', '17b4a371e3d006194d04aecb1586748c', 'CH-VS', 'Wallis', 'Valais'),
  ('8f6d3254f209d7c1cf9224218df5dd08', '17b4a371e3d006194d04aecb1586748c', 'CH-VD', 'Waadt', 'Vaud'),
  ('a375337dfda97a190ce2c1f78dd50be7', '17b4a371e3d006194d04aecb1586748c', 'CH-ZG', 'Zug', 'Zug'),
  ('11dc631bd0f639a255000c5e58339749', '17b4a371e3d006194d04aecb1586748c', 'CH-ZH', 'Zürich', 'Zurich');

-- Ids are those of `salutation:{key}`.
CREATE TABLE salutation (
  public_id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  display_name_de TEXT NOT NULL,
  display_name_en TEXT NOT NULL,
  letter_name_de TEXT NOT NULL,
  letter_name_en TEXT NOT NULL,
  position INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO salutation (
  public_id, key, display_name_de, display_name_en, letter_name_de, letter_name_en, position
) VALUES
  ('dcb8cc28b65bfe205c07cdbc3f856613', 'not_specified', 'keine Angabe', 'Prefer not to say', 'Guten Tag', 'Hello', 1),
  ('40b995fb5a91cae6437a2635bc5608c3', 'mrs', 'Frau', 'Ms', 'Guten Tag Frau', 'Dear Ms', 2),
  ('d124321aee46721223ec0eb5fb865841', 'mr', 'Herr', 'Mr', 'Guten Tag Herr', 'Dear Mr', 3);
