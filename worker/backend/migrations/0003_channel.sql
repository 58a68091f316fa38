-- Countries of the sales channel. `active` ones stand at checkout; delivery to more of them is
-- switched on here, by data. Ids are those of `country:{iso}` and `salutation:{key}`.

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

INSERT INTO country VALUES
  ('6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE', 'DEU', 'Deutschland', 'Germany', 1, 1, 1, 1),
  ('f6422179fc14304546081bac1e348c1a', 'AT', 'AUT', 'Österreich', 'Austria', 2, 1, 1, 1),
  ('17b4a371e3d006194d04aecb1586748c', 'CH', 'CHE', 'Schweiz', 'Switzerland', 3, 0, 1, 1),
  ('4dcd6f60533f278d3ffaabccc0738d54', 'BE', 'BEL', 'Belgien', 'Belgium', 10, 1, 0, 0),
  ('f1a47e23fb7e9b6b0e2f120eb39674f5', 'BG', 'BGR', 'Bulgarien', 'Bulgaria', 10, 1, 0, 0),
  ('124d3b5ce3cbd36059b4ab73d6da1851', 'CY', 'CYP', 'Zypern', 'Cyprus', 10, 1, 0, 0),
  ('caea9934fd65f948e3ebd2814e005476', 'CZ', 'CZE', 'Tschechien', 'Czechia', 10, 1, 0, 0),
  ('c6275eb1800afba32947c0ab08a784f2', 'DK', 'DNK', 'Dänemark', 'Denmark', 10, 1, 0, 0),
  ('a6d0bcbd4f8932f9714ecdb6284423e1', 'EE', 'EST', 'Estland', 'Estonia', 10, 1, 0, 0),
  ('d462f71c82571eb1e8778387c04b61d8', 'ES', 'ESP', 'Spanien', 'Spain', 10, 1, 0, 0),
  ('229efc8be90396cd6f99e969d352eed6', 'FI', 'FIN', 'Finnland', 'Finland', 10, 1, 0, 0),
  ('930c34ae323eb4e470f7393549ab4cfd', 'FR', 'FRA', 'Frankreich', 'France', 10, 1, 0, 0),
  ('7e027bd2a4b8e561269fc100f6c5eaf0', 'GB', 'GBR', 'Vereinigtes Königreich', 'United Kingdom', 10, 0, 0, 0),
  ('53bb7fe7c9b768d7df24b35195915749', 'GR', 'GRC', 'Griechenland', 'Greece', 10, 1, 0, 0),
  ('0b74cb129976b89e5b0244352ccf6ee3', 'HR', 'HRV', 'Kroatien', 'Croatia', 10, 1, 0, 0),
  ('4a3c3df540bdc1e9c59f38c96ef30d3d', 'HU', 'HUN', 'Ungarn', 'Hungary', 10, 1, 0, 0),
  ('8d48197e622bc914ce4999582841c6d4', 'IE', 'IRL', 'Irland', 'Ireland', 10, 1, 0, 0),
  ('d26ced28c3c0fb3e29e7d5ee27a1b551', 'IT', 'ITA', 'Italien', 'Italy', 10, 1, 0, 0),
  ('f427dcf17f822a9cfec96556acce0059', 'LI', 'LIE', 'Liechtenstein', 'Liechtenstein', 10, 0, 0, 0),
  ('06a27f55ca4c88b6ace8f7698cc3d14f', 'LT', 'LTU', 'Litauen', 'Lithuania', 10, 1, 0, 0),
  ('7a37d86836fb365a6d4debdb2d09f23f', 'LU', 'LUX', 'Luxemburg', 'Luxembourg', 10, 1, 0, 0),
  ('9ada097c0758db52d260e50a3ae63c06', 'LV', 'LVA', 'Lettland', 'Latvia', 10, 1, 0, 0),
  ('5c27e86203ce15a19dc5e640d02af173', 'MT', 'MLT', 'Malta', 'Malta', 10, 1, 0, 0),
  ('f7025cc6a3a4fe38dce06c6ae9e2319e', 'NL', 'NLD', 'Niederlande', 'Netherlands', 10, 1, 0, 0),
  ('45ad1bff85327c32ea8a812a37b567e5', 'NO', 'NOR', 'Norwegen', 'Norway', 10, 0, 0, 0),
  ('4244e28f9fac85175732f12c9b958798', 'PL', 'POL', 'Polen', 'Poland', 10, 1, 0, 0),
  ('e87c510d53f245b46c3e0ecb2ec30397', 'PT', 'PRT', 'Portugal', 'Portugal', 10, 1, 0, 0),
  ('7506dee4abb4d6345c432ac98b7c2e0c', 'RO', 'ROU', 'Rumänien', 'Romania', 10, 1, 0, 0),
  ('dc832a84e7b7609edb787162fa4b167f', 'SE', 'SWE', 'Schweden', 'Sweden', 10, 1, 0, 0),
  ('70966b59172c2fa00e4284c46ea3aee5', 'SI', 'SVN', 'Slowenien', 'Slovenia', 10, 1, 0, 0),
  ('bc3b8d25bc9ab7d0efe64931e55d050f', 'SK', 'SVK', 'Slowakei', 'Slovakia', 10, 1, 0, 0),
  ('f07b20bdd8b5f9bbce8f976a3ef41713', 'US', 'USA', 'Vereinigte Staaten', 'United States', 10, 0, 0, 0);

CREATE TABLE salutation (
  public_id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  display_name_de TEXT NOT NULL,
  display_name_en TEXT NOT NULL,
  letter_name_de TEXT NOT NULL,
  letter_name_en TEXT NOT NULL,
  position INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO salutation VALUES
  ('dcb8cc28b65bfe205c07cdbc3f856613', 'not_specified', 'keine Angabe', 'no salutation', 'Guten Tag', 'Hello', 1),
  ('40b995fb5a91cae6437a2635bc5608c3', 'mrs', 'Frau', 'Ms', 'Guten Tag Frau', 'Dear Ms', 2),
  ('d124321aee46721223ec0eb5fb865841', 'mr', 'Herr', 'Mr', 'Guten Tag Herr', 'Dear Mr', 3);
