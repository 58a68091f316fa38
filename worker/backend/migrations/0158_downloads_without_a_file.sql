-- An article of before that was to be downloaded names no file. Until the next import brings one it
-- is an article without a download, as every reader of its record knows them.
UPDATE product SET record = json_set(record, '$.download', json('null'))
WHERE record -> '$.download' IS NOT NULL AND record ->> '$.download.file' IS NULL;
