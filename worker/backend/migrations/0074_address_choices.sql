-- The choice to be addressed without a title is named as the forms and their sentences name it.
UPDATE salutation SET display_name_en = 'Prefer not to say' WHERE key = 'not_specified';
